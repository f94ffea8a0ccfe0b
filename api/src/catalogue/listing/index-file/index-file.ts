import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { privateFile } from '../../../store/embedded/private-files.ts';
import { ReadParts, type KeptParts, type Numbers } from './index-parts.ts';

/** The metadata of an index file. */
export interface FileHead {
  /** The fingerprint of the code that wrote the file; other code cannot read it. */
  format: string;
  /** The file's id, which the store records. */
  id: string;
  /** The id of the store that the file belongs to. */
  store: string;
  /** Every transaction before this one is included in the file. */
  mark: string;
}

interface Contents extends FileHead {
  parts: { name: string; kind: keyof typeof kinds; bytes: number }[];
  checksum: number;
}

const kinds = { Uint8Array, Int32Array, Float64Array };
const signature = Buffer.from('kashi-ix');
/** The trailer after the contents: their length, their checksum and the signature. A truncated file has no valid trailer. */
const endBytes = 16;

/** The bytes of one step: a few milliseconds of writing, after which other tasks run. */
const bytesOfStep = 4 * 2 ** 20;

/** Writes the file in steps, so that callers need not wait for the whole of it. */
export function* fileWritten(path: string, head: FileHead, parts: KeptParts): Generator<void> {
  const file = openSync(path, 'w', privateFile);
  try {
    let [checksum, sinceStep] = [0, 0];
    const listed: Contents['parts'] = [];
    for (const [name, pieces] of parts) {
      let bytes = 0;
      for (const piece of pieces) {
        for (let at = 0; at < piece.byteLength; at += bytesOfStep) {
          const step = bytesOf(piece).subarray(at, at + bytesOfStep);
          checksum = crc32(step, checksum);
          writeWhole(file, step);
          bytes += step.length;
          sinceStep += step.length;
          if (sinceStep < bytesOfStep) continue;
          yield;
          sinceStep = 0;
        }
      }
      listed.push({ name, kind: kindOf(pieces), bytes });
    }
    writeWhole(file, endOf({ ...head, parts: listed, checksum }));
  } finally {
    closeSync(file);
  }
}

/** Reads the file's metadata. Throws with the reason if the file is not a complete index file. */
export function readHead(path: string): FileHead {
  return inFile(path, (file) => contentsOf(file));
}

/** Reads all parts of the file; throws as `readHead` does. */
export function readParts(path: string): ReadParts {
  return inFile(path, (file) => {
    const contents = contentsOf(file);
    const parts = new Map<string, Numbers<ArrayBuffer>>();
    let [at, checksum] = [0, 0];
    for (const { name, kind, bytes } of contents.parts) {
      const part = new kinds[kind](bytes / kinds[kind].BYTES_PER_ELEMENT);
      readWhole(file, bytesOf(part), at);
      checksum = crc32(bytesOf(part), checksum);
      at += bytes;
      parts.set(name, part);
    }
    if (checksum !== contents.checksum) throw new Error('It is damaged.');
    return new ReadParts(parts);
  });
}

function endOf(contents: Contents): Buffer {
  const text = Buffer.from(JSON.stringify(contents));
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(text.length, 0);
  end.writeUInt32LE(crc32(text), 4);
  signature.copy(end, 8);
  return Buffer.concat([text, end]);
}

function contentsOf(file: number): Contents {
  const { size } = fstatSync(file);
  const end = Buffer.alloc(endBytes);
  if (size < endBytes) throw new Error('It is truncated.');
  readWhole(file, end, size - endBytes);
  const length = end.readUInt32LE(0);
  if (!end.subarray(8).equals(signature) || length > size - endBytes) {
    throw new Error('It is truncated.');
  }
  const text = Buffer.alloc(length);
  readWhole(file, text, size - endBytes - length);
  if (crc32(text) !== end.readUInt32LE(4)) throw new Error('It is damaged.');
  return JSON.parse(text.toString()) as Contents;
}

function inFile<Result>(path: string, work: (file: number) => Result): Result {
  const file = openSync(path, 'r');
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

function readWhole(file: number, into: Uint8Array, position: number): void {
  for (let at = 0; at < into.length;) {
    const read = readSync(file, into, at, into.length - at, position + at);
    if (read === 0) throw new Error('It is truncated.');
    at += read;
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function kindOf(pieces: readonly Numbers[]): Contents['parts'][number]['kind'] {
  if (pieces[0] instanceof Uint8Array) return 'Uint8Array';
  return pieces[0] instanceof Float64Array ? 'Float64Array' : 'Int32Array';
}
