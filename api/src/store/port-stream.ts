import { Duplex } from 'node:stream';
import type { BytePort } from './pglite-wire.ts';

/** A port to an embedded database, as the socket that `pg` expects. */
export class PortStream extends Duplex {
  readonly #port: BytePort;

  constructor(port: BytePort) {
    super();
    this.#port = port;
    port.on('message', this.#receive);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Parts of a socket's surface that `pg` calls and a port has no use for. */
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come; the one session never has more than one under way.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.off('message', this.#receive);
    done(error);
  }

  readonly #receive = (bytes: unknown): void => {
    if (bytes instanceof Uint8Array && bytes.length > 0) {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
  };

  #send(bytes: Buffer): void {
    if (bytes[0] === terminate) return;
    const copy = new Uint8Array(bytes);
    this.#port.postMessage(copy, [copy.buffer]);
  }
}

/** «X»: the client leaves. The one session stays for the next. */
const terminate = 0x58;
