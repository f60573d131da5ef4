"""Compiles the scenes of a module into Swift, with scenec."""

# With the name of the repository: Bazel 4 looks for "//:toolchain_type" in the main repository.
TOOLCHAIN_TYPE = "@scenec//:toolchain_type"

# The files in an artifact bundle of scenec, by the platform that they run on.
_PLATFORMS = {
    "linux_x86_64": struct(
        scenec = "scenec.artifactbundle/*-x86_64-unknown-linux-gnu/bin/scenec",
        constraints = [Label("@platforms//os:linux"), Label("@platforms//cpu:x86_64")],
    ),
    "linux_aarch64": struct(
        scenec = "scenec.artifactbundle/*-aarch64-unknown-linux-gnu/bin/scenec",
        constraints = [Label("@platforms//os:linux"), Label("@platforms//cpu:aarch64")],
    ),
    "macos": struct(
        scenec = "scenec.artifactbundle/*-macos/bin/scenec",
        constraints = [Label("@platforms//os:macos")],
    ),
}

def _scenec_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(scenec = ctx.attr.scenec[DefaultInfo].files_to_run)]

scenec_toolchain = rule(
    implementation = _scenec_toolchain_impl,
    doc = "A scenec that actions can run. A `toolchain` says on which platforms it runs.",
    attrs = {
        "scenec": attr.label(
            doc = "The program.",
            mandatory = True,
            allow_files = True,
            executable = True,
            cfg = "exec",
        ),
    },
)

def scenec_bundle_toolchains():
    """Declares a toolchain for each platform that an artifact bundle has a scenec for.

    To be called in the package that the archive of the bundle was unpacked in.
    """
    for (name, platform) in _PLATFORMS.items():
        for scenec in native.glob([platform.scenec], allow_empty = True):
            scenec_toolchain(name = "scenec_" + name, scenec = scenec)
            native.toolchain(
                name = name,
                exec_compatible_with = platform.constraints,
                toolchain = "scenec_" + name,
                toolchain_type = Label(TOOLCHAIN_TYPE),
            )

ScenesInfo = provider(
    doc = "The scenes of a module, for modules that show them.",
    fields = {
        "module_name": "The name of the module; empty if the target does not say it.",
        "modules": "A depset of structs: `name` of a module, and `files`, its scenes and its configuration. This module " +
                   "is one of them, and so are those that it depends on.",
    },
)

def _template_folder(templates):
    folder = templates[0].dirname
    for template in templates:
        if template.dirname != folder:
            fail("the templates are in two folders, '%s' and '%s'; scenec reads one" % (folder, template.dirname))
    return folder

def _swift_files(ctx):
    """The Swift file of each scene, and the file that they share, in a folder of the target's own."""
    names = {}
    for scene in ctx.files.srcs:
        other = names.setdefault(scene.basename, scene)
        if other != scene:
            fail("'%s' and '%s' have the same name; Swift refuses two files of one name in a module" %
                 (other.short_path, scene.short_path))
    folder = ctx.label.name + ".scenes/"
    files = [name + ".swift" for name in names] + ["SceneSupport.swift"]
    return [ctx.actions.declare_file(folder + file) for file in files]

def _other_modules(ctx):
    """The modules whose scenes can be shown: those in `deps`, and those behind them."""
    for dep in ctx.attr.deps:
        if not dep[ScenesInfo].module_name:
            fail("'%s' does not say the name of its module; add 'module_name' there" % dep.label)
    return depset(transitive = [dep[ScenesInfo].modules for dep in ctx.attr.deps])

def _shown_configuration(ctx):
    """The configuration that tells other modules the access level of this one, in a list; empty if there is none."""
    if not ctx.attr.access_level:
        return [ctx.file.configuration] if ctx.file.configuration else []
    file = ctx.actions.declare_file(ctx.label.name + ".module/scenec.json")
    ctx.actions.write(file, struct(accessLevel = ctx.attr.access_level).to_json())
    return [file]

def _scenes_info(ctx, modules):
    name = ctx.attr.module_name
    own = [struct(name = name, files = tuple(ctx.files.srcs + _shown_configuration(ctx)))] if name else []
    return ScenesInfo(module_name = name, modules = depset(own, transitive = [modules]))

def _arguments(ctx, folder, modules):
    arguments = ctx.actions.args()
    arguments.add("build")
    arguments.add_all(ctx.files.srcs)
    arguments.add("--output", folder)
    if ctx.attr.access_level:
        arguments.add("--access-level", ctx.attr.access_level)
    if ctx.attr.module_name:
        arguments.add("--module-name", ctx.attr.module_name)
    for module in modules:
        for file in module.files:
            arguments.add("--module", file, format = module.name + "=%s")
    if ctx.file.configuration:
        arguments.add("--configuration", ctx.file.configuration)
    if ctx.files.templates:
        arguments.add("--template", _template_folder(ctx.files.templates))
    for (option, ids) in [("--error", ctx.attr.error), ("--warning", ctx.attr.warning), ("--ignore", ctx.attr.ignore)]:
        arguments.add_all(ids, before_each = option)
    return arguments

def _swift_scenes_impl(ctx):
    outputs = _swift_files(ctx)
    modules = _other_modules(ctx)
    scenec = ctx.toolchains[TOOLCHAIN_TYPE].scenec
    configuration = [ctx.file.configuration] if ctx.file.configuration else []
    ctx.actions.run(
        executable = scenec,
        arguments = [_arguments(ctx, outputs[-1].dirname, modules.to_list())],
        inputs = ctx.files.srcs + ctx.files.templates + configuration +
                 [file for module in modules.to_list() for file in module.files],
        outputs = outputs,
        mnemonic = "CompileScenes",
        progress_message = "Compiling scenes of %s" % ctx.label,
        execution_requirements = {"block-network": "1"},
        # An empty environment: nothing of the machine decides what is written.
        env = {},
    )
    return [DefaultInfo(files = depset(outputs)), _scenes_info(ctx, modules)]

swift_scenes = rule(
    implementation = _swift_scenes_impl,
    doc = """Compiles the scenes of a module into Swift, in one action.

The outputs are a Swift file for each scene and `SceneSupport.swift`. List the target in `srcs` of the `swift_library` of
the module.""",
    attrs = {
        "srcs": attr.label_list(
            doc = "All scenes of the module. Scenes of a module can refer to each other.",
            mandatory = True,
            allow_empty = False,
            allow_files = [".scene"],
        ),
        "deps": attr.label_list(
            doc = "The `swift_scenes` targets of other modules whose scenes can be shown; each has a `module_name`.",
            providers = [ScenesInfo],
        ),
        "module_name": attr.string(
            doc = "The name of the Swift module. Other modules show its scenes by this name.",
        ),
        "access_level": attr.string(
            doc = "The access level of the generated declarations; `internal` if it is left out.",
            values = ["", "internal", "package", "public"],
        ),
        "configuration": attr.label(
            doc = "A `scenec.json`. If it names templates, list them in `templates`, too.",
            allow_single_file = [".json"],
        ),
        "templates": attr.label_list(
            doc = "Templates that replace those of scenec, all in one folder.",
            allow_files = [".stencil"],
        ),
        "error": attr.string_list(doc = "Ids of diagnostics that are errors."),
        "warning": attr.string_list(doc = "Ids of diagnostics that are warnings."),
        "ignore": attr.string_list(doc = "Ids of diagnostics that are not reported."),
    },
    toolchains = [TOOLCHAIN_TYPE],
)
