import type { PGlite } from '@electric-sql/pglite';

/** A message port: a worker, its parent's port and either end of a channel match it. */
export interface BytePort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * Serves PostgreSQL's wire protocol for an embedded database over a port, so that the shop needs only one driver, `pg`, for every
 * store. There is only one session, which each new connection resets.
 */
export function speakWireProtocol(
  database: PGlite,
  port: BytePort,
  onFailure: (error: unknown) => void,
): void {
  let work = Promise.resolve();

  port.on('message', (bytes: unknown) => {
    if (!(bytes instanceof Uint8Array)) return;
    work = work.then(() => answer(database, port, bytes)).catch(onFailure);
  });
}

async function answer(database: PGlite, port: BytePort, bytes: Uint8Array): Promise<void> {
  if (bytes[0] === startup) {
    await cleanSession(database);
    post(port, Buffer.from(greeting));
  } else {
    post(port, await run(database, bytes));
  }
}

/** A client whose query failed disconnects without a goodbye, so its transaction and prepared statements are discarded here. */
async function cleanSession(database: PGlite): Promise<void> {
  await database.exec('rollback');
  await database.exec('discard all');
}

/** Messages are passed on one at a time, since the engine answers only the first of several. */
async function run(database: PGlite, bytes: Uint8Array): Promise<Buffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answers: Uint8Array[] = [];
  // Copied because the engine reuses its output buffer.
  const onRawData = (answerBytes: Uint8Array) => void answers.push(answerBytes.slice());
  for (let start = 0; start < bytes.length;) {
    const end = start + 1 + view.getUint32(start + 1);
    // Not `execProtocolRaw`: PGlite parses that method's results and keeps them as long as the database is open.
    await database.execProtocolRawStream(bytes.subarray(start, end), {
      syncToFs: false,
      onRawData,
    });
    start = end;
  }
  return Buffer.concat(answers);
}

function post(port: BytePort, answerBytes: Buffer): void {
  const bytes = new Uint8Array(answerBytes);
  port.postMessage(bytes, [bytes.buffer]);
}

/** A startup packet starts with the highest byte of its length, which is 0; every later message starts with a letter. */
const startup = 0;

const greeting = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  parameter('server_version', '18.6'),
  parameter('server_encoding', 'UTF8'),
  parameter('client_encoding', 'UTF8'),
  parameter('DateStyle', 'ISO, MDY'),
  parameter('integer_datetimes', 'on'),
  parameter('standard_conforming_strings', 'on'),
  parameter('TimeZone', 'UTC'),
  message('K', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1])),
  message('Z', Buffer.from('I')),
]);

function parameter(name: string, value: string): Buffer {
  return message('S', Buffer.from(`${name}\0${value}\0`));
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
