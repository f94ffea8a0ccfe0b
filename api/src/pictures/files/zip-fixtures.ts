import { crc32, deflateRawSync } from 'node:zlib';

interface AnEntry {
  name: string;
  bytes: Buffer;
  isPacked?: boolean;
  isEncrypted?: boolean;
  /** What the zip says of the entry's size, where it lies. */
  saidBytes?: number;
}

/** A zip of these files, as programs write it; or as somebody writes it who means no good. */
export function aZip(entries: readonly AnEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isPacked = false, isEncrypted = false, saidBytes } of entries) {
    const nameBytes = Buffer.from(name);
    const packed = isPacked ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
    head.writeUInt16LE(isPacked ? 8 : 0, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(saidBytes ?? bytes.length, 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([mark(0x04034b50), head, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(mark(0x02014b50), Buffer.from([20, 0]), head, place, nameBytes);
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, mark(0x06054b50), end]);
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
