import { Duplex } from 'node:stream';
import type { BytePort } from './pglite-wire.ts';

/** A port to an embedded database in the form of the socket that `pg` expects. */
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

  /** Socket methods that `pg` calls and a port does not need. */
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
    // No backpressure: the one session never has more than one answer in progress.
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

/** «X» ends the client's use; the one session stays for the next client. */
const terminate = 0x58;
