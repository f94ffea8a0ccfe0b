import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aValueAfterItsSpelling } from '../../catalogue/spelling-fixtures.ts';
import { noteMovedAway } from '../../store/embedded/moved-away.ts';
import { migrationNames } from '../../store/migrate.ts';
import { openStore } from '../../store/open-store.ts';
import { openServerStore } from '../../store/server/server-store.ts';
import type { Store } from '../../store/store.ts';
import { newServerDatabase, serverUrl } from '../../testing/server-database.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { countFailedTexts } from '../../texts/failed-texts.ts';
import { aToldNumber } from '../../texts/news/news-fixtures.ts';
import { allTexts, waitingTexts } from '../../texts/text-fixtures.ts';
import { aFolder, aStoreIn, run, withPictures } from '../backup-fixtures.ts';
import { backUpStore, refusalOf, restore } from '../in-process-fixtures.ts';

/** A small shop's backup, with one message and one picture. */
async function aBackupOf(store: Store): Promise<string> {
  const [folder, file] = [aFolder(), join(aFolder(), 'shop.tar.gz')];
  await leaveMessage(store);
  withPictures(folder, { 'own-100.webp': 'own' });
  await backUpStore(store, { folder }, file);
  return file;
}

const aBackup = async () => aBackupOf((await emptyDatabase()).store);

test.each<[string, (whole: Buffer) => Buffer, RegExp]>([
  ['is cut', (whole) => whole.subarray(0, -200), /is no whole backup/],
  // The sentence depends on whether the byte lies in the list of migrations, whose share of so small a backup grows.
  ['has another byte', (whole) => withByte(whole, whole.length >> 1), /Nothing was restored\.$/],
  ['has another row', edited('سلام', 'سلیم'), /it differs in contact_messages/],
  ['has another picture', edited('own', 'won', 'media/own-100.webp'), /the picture own-100.webp/],
  ['is of a younger format', edited('"format": 1', '"format": 2'), /a younger version of the shop/],
  ['is of a younger version', edited('"001', '"991'), /a younger version of the shop/],
  ['is something else', () => Buffer.from('a letter'), /is no whole backup/],
])(
  'a file that %s is refused with a sentence, and nothing of it stays',
  { timeout: 120_000 },
  async (_what, spoil, sentence) => {
    const [file, machine] = [join(aFolder(), 'shop.tar.gz'), aFolder()];
    writeFileSync(file, spoil(readFileSync(await aBackup())));

    const refusal = await refusalOf(restore({ folder: machine }, file));

    expect(refusal).toMatch(sentence);
    expect(refusal.split('\n')).toHaveLength(1);
    expect(existsSync(join(machine, 'store'))).toBe(false);
    expect(existsSync(join(machine, '.restoring'))).toBe(false);
    expect(picturesIn(machine)).toEqual([]);
  },
);

test('a store that is there already is refused, and stays', { timeout: 120_000 }, async () => {
  const [file, machine] = [await aBackup(), aFolder()];
  await restore({ folder: machine }, file);

  const second = await run('restore', { folder: machine }, file);

  expect(second.code).toBe(1);
  expect(second.said).toMatch(/^There is a store in .* already/);
  expect(await messagesIn(await aStoreIn(machine))).toEqual(['سلام']);
});

test(
  'a backup that is restored where the store was moved away opens there again',
  { timeout: 120_000 },
  async () => {
    const [file, machine] = [await aBackup(), aFolder()];
    noteMovedAway(machine, new Date());

    await restore({ folder: machine }, file);

    const store = await openStore({ dataDirectory: machine });
    expect(await messagesIn(store)).toEqual(['سلام']);
    await store.close();
  },
);

test(
  'a spelling of a value is restored even where its value comes many rows later, and a product keeps its values',
  { timeout: 120_000 },
  async () => {
    const { store } = await emptyDatabase();
    await aValueAfterItsSpelling(store);
    await aProduct({ store }, { properties: { جنس: 'سفال' } });
    const [file, machine] = [await aBackupOf(store), aFolder()];

    await restore({ folder: machine }, file);

    const { db } = await aStoreIn(machine);
    const spelling = db.selectFrom('filter_values').select('value').where('same_as', '=', 101);
    expect(await spelling.execute()).toEqual([{ value: '۸' }]);
    const listed = await db.selectFrom('product_listing').select('attribute_ids').execute();
    expect(listed[0]?.attribute_ids).toHaveLength(2);
  },
);

test.skipIf(!serverUrl)(
  'a database that has rows, or other users, is refused, and no picture of the backup stays',
  { timeout: 120_000 },
  async () => {
    const [file, machine] = [await aBackup(), aFolder()];
    const databaseUrl = await newServerDatabase();
    const place = { folder: machine, databaseUrl };
    const store = await openServerStore(databaseUrl);
    await store.db.insertInto('tags').values({ title: 'چای' }).execute();

    const whileUsed = await run('restore', place, file);
    await store.close();
    const whileFilled = await run('restore', place, file);

    expect([whileUsed.code, whileFilled.code]).toEqual([1, 1]);
    expect(whileUsed.said).toMatch(/^The database is in use by/);
    expect(whileFilled.said).toMatch(/^The target store is not empty: it has rows in tags/);
    expect(picturesIn(machine)).toEqual([]);
  },
);

test(
  "an older version's backup is brought up by the migrations",
  { timeout: 120_000 },
  async () => {
    const older = migrationNames().slice(0, -3);
    const [file, machine] = [await aBackupOf(await aStoreIn(aFolder(), older)), aFolder()];

    await restore({ folder: machine }, file);

    const store = await aStoreIn(machine);
    expect(await messagesIn(store)).toEqual(['سلام']);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      store.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrationNames());
  },
);

test(
  'a text that was waiting when the backup was made is not sent by the restored shop, but given up and told of, however old it is',
  { timeout: 120_000 },
  async () => {
    const [folder, machine, file] = [aFolder(), aFolder(), join(aFolder(), 'shop.tar.gz')];
    const { store } = await emptyDatabase();
    await waitingTexts({ store, clock: () => new Date('2026-01-10T08:00:00Z') }, 2);
    await store.db.updateTable('texts').set({ state: 'sent' }).where('id', '=', 1).execute();
    await backUpStore(store, { folder }, file);

    await restore({ folder: machine }, file);

    const opened = await aStoreIn(machine);
    expect(await countFailedTexts(opened.db, new Date())).toBe(1);
    expect(await allTexts({ store: opened })).toMatchObject([
      { state: 'sent', problem: null },
      { state: 'given-up', problem: 'restored' },
    ]);
  },
);

test(
  'what the staff was to be told before the restore is told to nobody, and the numbers stay',
  { timeout: 120_000 },
  async () => {
    const [folder, machine, file] = [aFolder(), aFolder(), join(aFolder(), 'shop.tar.gz')];
    const { store } = await emptyDatabase();
    await aToldNumber({ store });
    await leaveMessage(store);
    await backUpStore(store, { folder }, file);

    await restore({ folder: machine }, file);

    const { db } = await aStoreIn(machine);
    expect(await db.selectFrom('news_numbers').select('mobile').execute()).toHaveLength(1);
    expect(await db.selectFrom('untold_news').selectAll().execute()).toEqual([]);
  },
);

function withByte(whole: Buffer, at: number): Buffer {
  const changed = Buffer.from(whole);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}

/** A whole archive in which one text, after the entry's name, is another one of the same length. */
function edited(from: string, to: string, entry = '') {
  return (whole: Buffer): Buffer => {
    const archive = gunzipSync(whole);
    const at = archive.indexOf(from, entry === '' ? 0 : archive.indexOf(entry) + 512);
    if (at < 0) throw new Error(`The archive has no ${from}.`);
    archive.write(to, at);
    return gzipSync(archive);
  };
}

function picturesIn(folder: string): string[] {
  const media = join(folder, 'media');
  return existsSync(media) ? readdirSync(media) : [];
}

async function leaveMessage({ db }: Store): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ full_name: '', mobile: '', email: '', comment: 'سلام', registered_at: new Date() })
    .execute();
}

async function messagesIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('contact_messages').select('comment').execute();
  return rows.map(({ comment }) => comment);
}
