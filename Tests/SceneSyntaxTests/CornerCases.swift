/// Small documents that try one rule of XML 1.0 each.
enum CornerCases {
  static let all = roots + names + attributes + references + text + comments + instructions + declarations + ends

  static let roots = [
    "", " ", "\n", "a", "<a/>", "<a></a>", "<a/><b/>", "<a/>b", "b<a/>", " <a/>", "<a/> ", "<a/>\n", "<a/>&amp;",
    "<!-- --><a/>", "<a/><!-- -->", "<!-- -->", "<?p?>", "<a/><?p?>", "<![CDATA[]]><a/>", "<a/><![CDATA[]]>",
    "<a/></a>", "</a>", "<a/>\u{A0}", "<a/>]]>", "<a/>&#32;", "\u{FEFF}", "\u{FEFF}<a/>", "<a/>\u{FEFF}",
    "\u{FEFF}\u{FEFF}<a/>", "<a>\u{FEFF}</a>",
  ]

  static let names = [
    "<1/>", "<a1/>", "<-a/>", "<.a/>", "<a-/>", "<a./>", "<_/>", "<:/>", "<a:b/>", "<:a/>", "<a:/>", "<a:b:c/>",
    "<a::b/>", "<é/>", "<a\u{B7}/>", "<\u{B7}/>", "<\u{300}/>", "<a\u{300}/>", "<\u{D7}/>", "<a\u{D7}/>",
    "<\u{37E}/>", "<\u{200C}/>", "<\u{203F}/>", "<a\u{203F}/>", "<\u{2070}/>", "<\u{2190}/>", "<\u{2FF0}/>",
    "<\u{3000}/>", "<\u{3001}/>", "<\u{E000}/>", "<\u{F900}/>", "<\u{FDCF}/>", "<\u{FFFD}/>", "<\u{10000}/>",
    "<\u{EFFFF}/>", "<\u{F0000}/>", "<a$/>", "<a b$=''/>", "<a $=''/>", "<a é=''/>", "<a \u{B7}=''/>", "<a :=''/>",
    "<a b:c=''/>", "<a xmlns:b='u' b:c='' b:c=''/>", "<a xmlns='u'/>", "<a xmlns:b=''/>", "<xml/>", "<a xml='1'/>",
    "<a xml:lang='en'/>", "<a xml:space='odd'/>", "<A></a>", "<ab></a>", "<a></ab>", "<a/b>", "<a<b/>", "< a/>",
    "<a></ a>", "<a></a >", "<a></a\n>", "<a></a b=''>", "<a></a/>", "<></>", "<a></>", "<a", "<a ", "<a>", "<a></a",
    "<a></", "<a><", "<\u{E9}\u{301}></\u{E9}\u{301}>", "<e\u{301}></\u{E9}>", "<a>< /a>", "<a/ >", "<a / >",
  ]

  static let attributes = [
    "<a b=''/>", "<a b=\"\"/>", "<a b/>", "<a b=/>", "<a b= ''/>", "<a b =''/>", "<a b\n=\n''/>", "<a b=c/>",
    "<a b='c\"/>", "<a b=\"c'/>", "<a b='\"'/>", "<a b=\"'\"/>", "<a b='<'/>", "<a b='>'/>", "<a b='&'/>",
    "<a b='&amp'/>", "<a b='&amp;'/>", "<a b='&lt;'/>", "<a b=']]>'/>", "<a b='' b=''/>", "<a b='' B=''/>",
    "<a b=''c=''/>", "<a b='' c=''/>", "<a b=''\nc=''/>", "<a b='' /c=''/>", "<a b='\n'/>", "<a b='\t'/>",
    "<a =''/>", "<a ''/>", "<a b ''/>", "<a b==''/>", "<a b='' ''/>", "<a , b=''/>", "<a b='',c=''/>", "<a b='",
    "<a b='c", "<a b='c'", "<a b='c' ", "<a b='é'/>", "<a b='\u{1F642}'/>", "<a b='--'/>", "<a b='<!-- -->'/>",
    "<a b='&lt;b&gt;'/>", "<a b=\"c><d e=\"f\"/></a>", "<a b=\"c d=\"e\"/>", "<a b='c=\"'/>", "<a b=\"=\"/>",
    "<a b=\"=\"c=\"\"/>", "<a <!-- --> b=''/>", "<a <b c=''/></a>", "<a b=“c”/>", "<a b='\u{0}'/>", "<a b='\u{1}'/>",
    "<a b=''\u{A0}c=''/>", "<a b=''\u{2028}c=''/>", "<a b=''\u{85}c=''/>",
  ]

  static let references = [
    "&", "& ", "&;", "&amp", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&AMP;", "&nbsp;", "&#;", "&#x;", "&#X41;",
    "&#65;", "&#x41;", "&#x4a;", "&#x4A;", "&#xg;", "&#6a;", "&#0;", "&#1;", "&#8;", "&#9;", "&#10;", "&#11;", "&#13;",
    "&#31;", "&#32;", "&#127;", "&#128;", "&#xD7FF;", "&#xD800;", "&#xDFFF;", "&#xE000;", "&#xFFFD;", "&#xFFFE;",
    "&#xFFFF;", "&#x10000;", "&#x10FFFF;", "&#x110000;", "&#4294967361;", "&#99999999999999999999;", "&#0000065;",
    "&#x0000000000041;", "&#65", "&# 65;", "& amp;", "&amp ;", "&a", "&a;b", "&1;", "&-;", "&a.b;", "&é;", "&&amp;",
    "&amp;&", "&amp;amp;", "&#38;#60;", "&#60;b&#62;", "&<b/>", "%a;", "&lt", "&l", "&#x1F642;", "&amp;;",
  ].flatMap { ["<a>\($0)</a>", "<a b=\"\($0)\"/>"] }

  static let text = [
    "<", ">", "]]>", "]]", "]>", "]]]>", "]] >", "x]]>", "&#93;]>", "]]&gt;", "]&#93;>", "\"", "'", "--", "?>",
    "<b/>]]>",
    "<![CDATA[]]>", "<![CDATA[]]]>", "<![CDATA[]]]]>", "<![CDATA[]]>]]>", "<![CDATA[]]]]><![CDATA[>]]>",
    "<![CDATA[<b>&c;]]>", "<![CDATA[", "<![CDATA[]]", "<![CDATA[]>", "<![cdata[]]>", "<![CDATA []]>", "<! [CDATA[]]>",
    "<![CDATA[ ]] > ]]>", "<![ CDATA[]]>", "<![CDATA]]>", "<![", "<!", "<!b>", "<!ELEMENT b>", "<1", "< b/>", "a < b",
    "a <b", "<=", "<<b/>", "\u{7F}", "\u{80}", "\u{85}", "\u{2028}", "\u{FFFD}", "\u{1FFFE}", "\u{FFFE}",
    "\u{FFFF}", "\u{0}", "\u{1}", "\u{8}", "\t", "\u{B}", "\u{C}", "\r", "\r\n", "\u{1F}", "\u{10FFFF}", "\u{D7FF}",
    "=======", "\n=======\n", "\n>>>>>>> x\n", "\n<<<<<<< x\n", "<![CDATA[\n<<<<<<< x\n]]>", "<!--\n<<<<<<< x\n-->",
  ].map { "<a>\($0)</a>" }

  static let comments = [
    "<!---->", "<!-- -->", "<!--->", "<!-->", "<!----->", "<!-- --->", "<!-- - -->", "<!-- -- -->", "<!--a--b-->",
    "<!-- < & > ]]> -->", "<!-- <!-- -->", "<!-- <!-- --> -->", "<!--", "<!-- ", "<!-- -", "<!-- --", "<!- - -->",
    "<! -- -->", "<!--é-->", "<!--\u{1}-->", "<!--\r\n-->", "<!--- -->", "<!-- --", "<!-- -- >", "<!--x--!>",
  ].flatMap { ["\($0)<a/>", "<a>\($0)</a>", "<a/>\($0)"] }

  static let instructions = [
    "<?p?>", "<?p ?>", "<?p q?>", "<?p  q ?>", "<?p\n?>", "<? p?>", "<??>", "<?1?>", "<?p>", "<?p", "<?p ", "<?p?",
    "<?p q", "<?p ??>", "<?p?q?>", "<?p ?q ?>", "<?p <a>&b; --?>", "<?xml?>", "<?xml ?>", "<?XML?>",
    "<?Xml version='1.0'?>",
    "<?xml version='1.0'?>", "<?xml-stylesheet href='a'?>", "<?xmlx?>", "<?p:q?>", "<?p/?>", "<?p='q'?>", "<?é?>",
    "<?p\u{1}?>", "<?p-?>", "<?p+?>",
  ].flatMap { ["\($0)<a/>", "<a>\($0)</a>", "<a/>\($0)"] }

  static let declarations = [
    "<?xml version=\"1.0\"?>", "<?xml version='1.0'?>", "<?xml version='1.0' ?>", "<?xml version = '1.0'?>",
    "<?xml\nversion='1.0'?>", "<?xml  version='1.0'?>", "<?xml version='1.1'?>", "<?xml version='1.9'?>",
    "<?xml version='1.10'?>", "<?xml version='2.0'?>", "<?xml version='1'?>", "<?xml version=''?>",
    "<?xml version='1.0 '?>",
    "<?xml version=' 1.0'?>", "<?xml version='1.a'?>", "<?xml version=1.0?>", "<?xml version?>",
    "<?xml version='1.0\"?>",
    "<?xml?>", "<?xml ?>", "<?xml encoding='UTF-8'?>", "<?xml standalone='yes'?>", "<?xml Version='1.0'?>",
    "<?xml version='1.0'encoding='UTF-8'?>", "<?xml version='1.0' encoding='UTF-8'?>",
    "<?xml version='1.0' encoding='utf-8'?>",
    "<?xml version='1.0' encoding=''?>", "<?xml version='1.0' encoding='-8'?>",
    "<?xml version='1.0' encoding='no such'?>",
    "<?xml version='1.0' encoding='unheard-of'?>", "<?xml version='1.0' encoding='US-ASCII'?>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>", "<?xml version='1.0' encoding='UTF-8' standalone='no'?>",
    "<?xml version='1.0' standalone='yes'?>", "<?xml version='1.0' standalone='YES'?>",
    "<?xml version='1.0' standalone='maybe'?>",
    "<?xml version='1.0' standalone=''?>", "<?xml version='1.0' standalone='yes' encoding='UTF-8'?>",
    "<?xml version='1.0' version='1.0'?>", "<?xml version='1.0' encoding='UTF-8' encoding='UTF-8'?>",
    "<?xml version='1.0' a='b'?>", "<?xml version='1.0' ? >", "<?xml version='1.0'>", "<?xml version='1.0'",
    "<?xml version='1.0'?",
    "<?xml version='1.0'/>", "<?xml version='1.0'?><?xml version='1.0'?>", " <?xml version='1.0'?>",
    "\n<?xml version='1.0'?>",
    "<!-- --><?xml version='1.0'?>", "\u{FEFF}<?xml version='1.0'?>", "\u{FEFF} <?xml version='1.0'?>",
    "<?xmlversion='1.0'?>",
    "<?XML version='1.0'?>", "<?xml version='1.0'?>a", "<?xml version='1.0' encoding='UTF-8'standalone='yes'?>",
    "<?xml version='1.0' encoding = \"UTF-8\" standalone = 'no' ?>", "<?xml version=\"1.0\" encoding='UTF8'?>",
  ].map { $0 + "<a/>" }

  static let ends = [
    "<a><b></a></b>", "<a><b></a>", "<a></b></a>", "<a><b></c></a>", "<a><b/></b></a>", "<a><b><c></b></a>",
    "<a><b></b></b></a>", "<a></a></a>", "<a><a></a>", "<a><b></b>", "<a></b>",
  ]

  /// Documents that a Swift string cannot contain.
  static let bytes: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x80], [0xC3, 0x28], [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF],
    [0xE0, 0xA0, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBD], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0x00], [0xE9],
  ].flatMap { bytes in
    [
      ("<a>", "</a>"), ("<a b='", "'/>"), ("<!--", "--><a/>"), ("<a>", ""), ("<a><![CDATA[", "]]></a>"), ("<a", "/>"),
      ("<a/>", ""),
    ]
    .map { Array($0.0.utf8) + bytes + Array($0.1.utf8) }
  }
}
