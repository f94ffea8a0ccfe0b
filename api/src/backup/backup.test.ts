import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aRegistration, logIn, readProfile } from '../identity/identity-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  payAtBank,
  paymentUrl,
  walletOf,
} from '../payments/testing/payment-fixtures.ts';
import { migrationNames } from '../store/migrate.ts';
import type { Store } from '../store/store.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { aFolder, aStoreIn, filesIn, openBeside, run, withPictures } from './backup-fixtures.ts';
import { aBackupWith, backUp, restore } from './in-process-fixtures.ts';

const kinds = serverUrl ? ['the embedded store', 'PostgreSQL'] : ['the embedded store'];

/** A place for a shop: a data folder, and a database if it is on PostgreSQL. */
async function aPlace(kind: string) {
  const folder = aFolder();
  const databaseUrl = kind === 'PostgreSQL' ? await newServerDatabase() : undefined;
  const open = () => (databaseUrl ? serverStore(databaseUrl) : aStoreIn(folder));
  return { folder, databaseUrl, open };
}

test.each(kinds)(
  'an open shop on %s, restored on an empty machine, has the order, the wallet, the customer and the picture',
  { timeout: 180_000 },
  async (kind) => {
    const [place, machine] = [await aPlace(kind), await aPlace(kind)];
    const file = join(aFolder(), 'shop.tar.gz');
    const store = await place.open();
    await openBeside(place.folder, store);
    const shop = await aSellingShop({}, store);
    const buyer = await aBuyer(shop, { credit: 200_000 });
    await paymentUrl(shop, buyer, { useCredit: true });
    const picture = randomBytes(300_000);
    withPictures(place.folder, { 'ab12-900.webp': picture });

    const backedUp = await run('backup', place, file);
    const restored = await run('restore', machine, file);

    expect([backedUp, restored]).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(restored.said).toContain('Customers and staff have to sign in again.');
    const again = await testShop({
      store: await machine.open(),
      environment: { KASHI_DATA: machine.folder },
    });
    await again.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await allOrders(shop)).toHaveLength(1);
    expect(await allOrders(again)).toEqual(await allOrders(shop));
    expect(await walletOf(again, buyer.id)).toEqual({ balance: 45_000, held: 0 });
    const signedIn = await logIn(again, aRegistration.Password);
    const [before, after] = [
      await readProfile(shop, buyer.token),
      await readProfile(again, signedIn.body.Value.Token),
    ];
    expect(before.status).toBe(200);
    expect(after.body).toEqual(before.body);
    const served = await again.askAnything('GET', '/media/ab12-900.webp');
    expect(served.rawPayload.equals(picture)).toBe(true);
    const next = await aBuyer(again, { saleParamId: buyer.saleParamId, mobile: '09120000000' });
    await payAtBank(again, next);
    const [first, second] = (await allOrders(again)).map(({ id }) => id);
    expect(first).toBe(1_045_001);
    expect(second).toBeGreaterThanOrEqual(1_145_002);
    expect(second).toBeLessThan(1_146_000);
  },
);

test.each(kinds)(
  'a backup of %s, made while a shop writes, has all of a transaction or nothing of it',
  { timeout: 180_000 },
  async (kind) => {
    const [place, machine] = [await aPlace(kind), await aPlace(kind)];
    const file = join(aFolder(), 'shop.tar.gz');
    const store = await place.open();
    await openBeside(place.folder, store);
    await fill(store);
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await leaveTwoMessages(store);
    })();
    // The first write after so many rows may wait for a slow disk.
    await vi.waitFor(async () => expect(await messagesIn(store)).not.toBe(0), 60_000);
    const before = await messagesIn(store);

    const backedUp = await run('backup', place, file);
    isWriting = false;
    await writing;
    await restore(machine, file);

    expect(backedUp.code).toBe(0);
    expect(megabytesOf(backedUp)).toBeLessThan(550);
    const messages = await messagesIn(await machine.open());
    expect(messages % 2).toBe(0);
    expect(messages).toBeGreaterThanOrEqual(before);
    expect(messages).toBeLessThan(await messagesIn(store));
  },
);

test('a stopped shop is backed up, and what it was is the same in another kind of store', async () => {
  const [place, machine] = [await aPlace(kinds[0]!), await aPlace(kinds.at(-1)!)];
  const file = join(aFolder(), 'shop.tar.gz');
  const store = await place.open();
  await leaveTwoMessages(store);
  await store.close();

  const backedUp = await run('backup', place, file);
  await restore(machine, file);

  expect(backedUp.code).toBe(0);
  expect(await messagesIn(await machine.open())).toBe(2);
}, 180_000);

test('a backup before an update leaves the store as the older version has made it', async () => {
  const place = await aPlace('the embedded store');
  const older = migrationNames().slice(0, -3);
  const store = await aStoreIn(place.folder, older);
  await store.close();

  await backUp(place, join(aFolder(), 'shop.tar.gz'));

  const { db } = await aStoreIn(place.folder, []);
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual(older);
}, 180_000);

test('a backup can be read by its owner alone, and has no picture that the shop draws by itself', async () => {
  const file = await aBackupWith((folder) =>
    withPictures(folder, {
      '.undrawn': '',
      '.upload-1/upload': 'half',
      'own-100.webp': 'own',
      'own-100.jpg': 'a preview',
      'فنجان چای.jpg': 'by hand',
    }),
  );
  const machine = aFolder();

  await restore({ folder: machine }, file);

  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(filesIn(join(machine, 'media'))).toEqual(['.undrawn', 'own-100.webp', 'فنجان چای.jpg']);
  expect(readFileSync(join(machine, 'media', 'فنجان چای.jpg'), 'utf8')).toBe('by hand');
}, 180_000);

/** Enough rows for a copy that takes a while. */
async function fill({ db }: Store): Promise<void> {
  const row = { ...aMessage, comment: 'x'.repeat(1900), handled_at: new Date() };
  for (let some = 0; some < 10; some += 1) {
    await db.insertInto('contact_messages').values(Array(1000).fill(row)).execute();
  }
}

/** The most memory that a backup has had. */
function megabytesOf({ said }: { said: string }): number {
  return Number(/(\d+) MB of memory/.exec(said)?.[1]);
}

async function leaveTwoMessages(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.insertInto('contact_messages').values(aMessage).execute();
    await tx.insertInto('contact_messages').values(aMessage).execute();
  });
}

const aMessage = {
  full_name: '',
  mobile: '',
  email: '',
  comment: 'سلام',
  registered_at: new Date(),
};

/** Without those of `fill`. */
async function messagesIn({ db }: Store): Promise<number> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('handled_at', 'is', null)
    .execute();
  return rows.length;
}
