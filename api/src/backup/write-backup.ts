import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { linesOf, speakAlike } from '../move-store/store-lines.ts';
import { sumsOf } from '../move-store/store-sums.ts';
import { tablesOf, type StoreTable } from '../move-store/store-tables.ts';
import type { PicturePlace } from '../http/media/shared-pictures.ts';
import { shopPictures } from '../shop-command/shop-pictures.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../store/store.ts';
import { writeArchive, type Archive } from './archive/archive.ts';
import { expectPictures } from './contents/expected-pictures.ts';
import {
  backupFormat,
  manifestName,
  picturesFolder,
  picturesName,
  tablesFolder,
  type Manifest,
  type Pictures,
} from './archive/manifest.ts';
import { bringNamedPictures } from './contents/bring-pictures.ts';

/** What a backup holds. */
export interface BackedUp {
  manifest: Manifest;
  pictures: Pictures['pictures'];
}

/**
 * Writes the store, as it is at one moment, and the pictures to the output. Pictures come after the rows: one that the rows do not
 * know does no harm, and none that they know is ever deleted. Throws a `CommandError` if the pictures are not where they should be.
 */
export async function writeBackup(
  output: Writable,
  { store, place, at }: { store: Store; place: PicturePlace; at: Date },
): Promise<BackedUp> {
  const { mediaFolder } = place;
  let manifest: Manifest | undefined;
  let pictures: Pictures['pictures'] = [];
  const fill = async (archive: Archive) => {
    manifest = await store.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      await speakAlike(tx);
      await bringNamedPictures(tx, place);
      await expectPictures(tx, mediaFolder);
      return addRows(archive, tx, at);
    });
    pictures = await addPictures(archive, mediaFolder);
  };
  await writeArchive(output, { at, fill });
  if (!manifest) throw new Error('A whole archive has a manifest.');
  return { manifest, pictures };
}

async function addRows(archive: Archive, tx: Transaction<Tables>, at: Date): Promise<Manifest> {
  const tables = await tablesOf(tx);
  const sums = await sumsOf(tx, tables);
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations order by name`.execute(tx);
  const manifest: Manifest = {
    format: backupFormat,
    madeAt: at.toISOString(),
    migrations: Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum])),
    tables: tables.map((table) => ({ ...table, ...sums.tables.get(table.name)! })),
    nextNumbers: Object.fromEntries(sums.nextNumbers),
    amounts: sums.amounts,
  };
  await archive.addText(manifestName, JSON.stringify(manifest, undefined, 2));
  for (const table of tables) await addTable(archive, tx, table);
  return manifest;
}

/** A table is cut into parts, since an entry of a tar begins with its size. */
async function addTable(
  archive: Archive,
  tx: Transaction<Tables>,
  table: StoreTable,
): Promise<void> {
  let parts = 0;
  let text = '';
  const addPart = async () => {
    parts += 1;
    const number = String(parts).padStart(6, '0');
    await archive.addText(`${tablesFolder}/${table.name}/${number}.jsonl`, text);
    text = '';
  };
  for await (const lines of linesOf(tx, table)) {
    for (const line of lines) {
      text += `${JSON.stringify(line)}\n`;
      if (text.length > charactersAtOnce) await addPart();
    }
  }
  if (text !== '') await addPart();
}

const charactersAtOnce = 512 * 1024;

async function addPictures(archive: Archive, mediaFolder: string): Promise<Pictures['pictures']> {
  const { names, leavesOutDrawn } = await shopPictures(mediaFolder);
  const pictures: Pictures['pictures'] = [];
  for (const name of names) {
    pictures.push(await addPicture(archive, mediaFolder, name));
  }
  await archive.addText(picturesName, JSON.stringify({ pictures, leavesOutDrawn }));
  return pictures;
}

async function addPicture(
  archive: Archive,
  mediaFolder: string,
  name: string,
): Promise<Pictures['pictures'][number]> {
  const file = await open(join(mediaFolder, name));
  try {
    const { size: bytes } = await file.stat();
    const hash = createHash('sha256');
    async function* body() {
      if (bytes === 0) return;
      for await (const chunk of file.createReadStream({ end: bytes - 1, autoClose: false })) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    }
    await archive.add(`${picturesFolder}/${name}`, bytes, body());
    return { name, bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}
