"use strict";
// JSON-RPC with a language server over the standard input and output of a process.

const { spawn } = require("child_process");

class Client {
  /// `handlers` answer the requests and notifications of the server, by method.
  constructor(command, args, handlers, onExit) {
    this.handlers = handlers;
    this.pending = new Map();
    this.nextID = 1;
    this.buffer = Buffer.alloc(0);
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.end(error, onExit));
    this.process.on("exit", (code) => this.end(new Error(`scenec has ended with ${code}`), onExit));
  }

  end(error, onExit) {
    if (this.ended) return;
    this.ended = true;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
    onExit(error);
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end))?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.take(JSON.parse(body));
    }
  }

  take(message) {
    if (message.method === undefined) {
      const call = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (!call) return;
      if (message.error) call.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else call.resolve(message.result);
      return;
    }
    const result = this.handlers[message.method]?.(message.params);
    if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
  }

  send(message) {
    if (this.ended) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /// Sends a request. A cancelled `token` of VS Code is passed on.
  request(method, params, token) {
    if (this.ended) return Promise.reject(new Error("scenec does not run"));
    const id = this.nextID++;
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    const listener = token?.onCancellationRequested?.(() => this.notify("$/cancelRequest", { id }));
    this.send({ id, method, params });
    return answer.finally(() => listener?.dispose());
  }

  async stop() {
    if (this.ended) return;
    const exit = new Promise((resolve) => this.process.once("exit", resolve));
    // A server that does not answer is ended.
    const timer = setTimeout(() => this.process.kill(), 2000);
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
    await exit;
    clearTimeout(timer);
  }
}

module.exports = { Client };
