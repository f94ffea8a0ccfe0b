import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostImportBytes, mostImportRows } from '@kashi/contracts/desk/goods/imports';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../../pictures/received-file.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows, type ReadRows } from '../../shop-command/import/read-rows.ts';
import { messages } from './messages.ts';

export interface UploadedGoods {
  /** Of the file's content: the same file has the same. */
  hash: string;
  read: ReadRows;
}

/**
 * Reads the file of goods that a request brings; what it is, its content alone says. Throws a 413 for one that is too large, and a
 * 400 for one that is empty, is no UTF-8 or has too many rows.
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedGoods> {
  const folder = await mkdtemp(join(tmpdir(), 'kashi-import-'));
  try {
    const { source } = await receiveFile(request, folder, {
      mostBytes: mostImportBytes,
      tooLarge: messages.bytes,
    });
    const bytes = await readFile(source);
    const text = textIn(bytes);
    if (text.trim() === '') throw new Refusal(400, messages.empty);
    const isJson = /^\s*[[{]/.test(text);
    const read = readRows(text, isJson ? 'json' : 'csv');
    if (read.count > mostImportRows) {
      throw new Refusal(400, messages.rows(mostImportRows));
    }
    return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), read };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, messages.encoding);
  }
}
