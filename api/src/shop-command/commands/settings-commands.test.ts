import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestShop } from '../../testing/test-shop.ts';
import { aCommandedShop } from '../command-fixtures.ts';

/** A JSON file of the owner's. */
function file(value: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

async function baseInfos(shop: TestShop) {
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  return body.Value.BaseInfos;
}

test("the first settings give the shop its name and the country's cities, and opening is a command of its own", async () => {
  const { shop, run } = await aCommandedShop();

  const lines = await run('settings', 'set', file({ ShopName: 'لاله', MinimumOrders: 50_000 }));
  const before = await baseInfos(shop);
  const opened = await run('shop', 'open');

  expect(lines[1]).toContain('not open yet');
  expect(before).toMatchObject({ ShopName: 'لاله', Closed: { IsNew: true } });
  expect(opened[0]).toBe('The shop is open.');
  expect((await baseInfos(shop))?.Closed).toBeUndefined();
  expect(await run('cities', 'find', 'اصفهان')).toContainEqual(expect.stringMatching(/^122 /));
});

test('a file of settings says that prices do not contain tax, and what is shown of the settings says so too', async () => {
  const { shop, run } = await aCommandedShop();

  await run('settings', 'set', file({ ShopName: 'لاله', PricesWithTax: false }));

  expect((await baseInfos(shop))?.PricesWithTax).toBe(false);
  const [shown = ''] = await run('settings', 'show');
  expect(JSON.parse(shown)).toMatchObject({ TaxRate: 0, PricesWithTax: false });
});

test('a shop is closed for a while with a sentence for shoppers', async () => {
  const { shop, run } = await aCommandedShop();
  await run('settings', 'set', file({ ShopName: 'لاله' }));
  await expect(run('shop', 'close')).rejects.toThrow('never been open');
  await run('shop', 'open');

  await run('shop', 'close', 'تا', 'شنبه');

  expect((await baseInfos(shop))?.Closed).toEqual({ Sentence: 'تا شنبه', IsNew: false });
});

test('a shop without a name is not opened', async () => {
  const { run } = await aCommandedShop();

  await expect(run('shop', 'open')).rejects.toThrow('no name yet');
});

test('later settings change what they name and leave the rest unchanged', async () => {
  const { shop, run } = await aCommandedShop();
  await run('settings', 'set', file({ ShopName: 'لاله', TellNo: '031 1234' }));
  await run('shop', 'open');

  const lines = await run(
    'settings',
    'set',
    file({ TellNo: '031 5678', ActiveGateways: ['saman'] }),
  );

  expect(lines).toEqual(['The settings are saved.', expect.stringContaining('saman')]);
  expect(await baseInfos(shop)).toMatchObject({ ShopName: 'لاله', TellNo: '031 5678' });
});

const samanAlone = { KASHI_SANDBOX_BANK: 'off', SAMAN_TERMINAL_ID: '10000001' };

test('a gateway without its keys is said not to be offered, with the names of the keys', async () => {
  const { run } = await aCommandedShop(samanAlone);

  const lines = await run(
    'settings',
    'set',
    file({ ShopName: 'لاله', ActiveGateways: ['saman', 'mellat'] }),
  );

  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^Enabled: saman \([^,]+\)\.$/),
    'Not offered, since the keys are missing: mellat (MELLAT_TERMINAL_ID with MELLAT_USER_NAME and MELLAT_PASSWORD).',
  ]);
  expect(await run('shop', 'open')).toEqual(['The shop is open.']);
});

test.each([
  [
    ['mellat'],
    ['No gateway that has its keys is enabled', 'Not offered, since the keys are missing'],
  ],
  [[], ['No gateway is enabled']],
])(
  'whoever opens a shop with the gateways %j reads that nobody can pay at a bank',
  async (ActiveGateways, told) => {
    const { run } = await aCommandedShop(samanAlone);
    await run('settings', 'set', file({ ShopName: 'لاله', ActiveGateways }));

    const [, ...lines] = await run('shop', 'open');

    expect(lines.map((line) => line.split(':', 1)[0])).toEqual(told);
  },
);

test('the output of «settings show» can be set again unchanged', async () => {
  const VerificationTags = [{ Name: 'enamad', Content: '12345678' }];
  const { shop, run } = await aCommandedShop();
  await run(
    'settings',
    'set',
    file({ ShopName: 'لاله', TaxRate: 10, CityId: 122, Lat: 32.6, VerificationTags }),
  );
  const before = await baseInfos(shop);

  const [shown = ''] = await run('settings', 'show');
  await run('settings', 'set', file(shown));

  expect(await baseInfos(shop)).toEqual(before);
});

test.each([
  [{ TellNo: '031' }, 'needs ShopName'],
  [{ ShopName: ' ' }, 'ShopName'],
  [{ ShopName: 'لاله', TaxRate: 101 }, 'TaxRate'],
  [{ ShopName: 'لاله', InstagramLink: 'javascript:alert(1)' }, 'InstagramLink'],
  [{ ShopName: 'لاله', CityId: 999_999 }, 'no city 999999'],
  [{ ShopName: 'لاله', Colour: 'red' }, 'Colour'],
  ['{', 'is not JSON'],
])('%j is refused, and nothing is saved', async (settings, sentence) => {
  const { shop, run } = await aCommandedShop();

  await expect(run('settings', 'set', file(settings))).rejects.toThrow(sentence);

  expect(await baseInfos(shop)).toBe(null);
});

const post = {
  Name: 'پست',
  Country: { Fee: 89_000, FreeFrom: 4_000_000, Duration: '۲ تا ۴ روز کاری' },
};
const courier = { Name: 'پیک', OwnCity: { Fee: 45_000, Duration: 'امروز یا فردا' } };

/** The carriers with their zones, as a shopper's invoice finds them. */
async function carriersOf({ store }: TestShop) {
  return store.db
    .selectFrom('carriers as c')
    .innerJoin('carrier_zones as z', 'z.carrier_id', 'c.id')
    .select(['c.id', 'c.name', 'z.zone', 'z.fee', 'z.free_from'])
    .orderBy('c.position')
    .execute();
}

test('a new list of carriers replaces the old one, and a carrier that keeps its name stays the same carrier', async () => {
  const { shop, run } = await aCommandedShop();
  await run('carriers', 'set', file([courier, post]));
  const [, before] = await carriersOf(shop);

  await run('carriers', 'set', file([{ ...post, Country: { ...post.Country, Fee: 95_000 } }]));

  expect(await carriersOf(shop)).toEqual([{ ...before, fee: 95_000 }]);
});

test('a time for the order that is left empty is none', async () => {
  const { shop, run } = await aCommandedShop();

  await run(
    'carriers',
    'set',
    file([{ ...post, Country: { ...post.Country, PrepareDuration: ' ' } }]),
  );

  const zones = shop.store.db.selectFrom('carrier_zones').select('prepare_duration');
  expect(await zones.execute()).toEqual([{ prepare_duration: null }]);
});

test.each([
  [[courier, courier], 'one name'],
  [[{ ...post, Country: { ...post.Country, Fee: -1 } }], 'Fee'],
  [[{ Name: 'پست', Moon: post.Country }], 'Moon'],
  [[post, { Name: 'پیک' }], 'Nobody would be offered «پیک»'],
])('an invalid list changes nothing', async (list, sentence) => {
  const { shop, run } = await aCommandedShop();
  await run('carriers', 'set', file([post]));

  await expect(run('carriers', 'set', file(list))).rejects.toThrow(sentence);

  expect(await carriersOf(shop)).toHaveLength(1);
});

test('a message from the contact page is listed until it is done', async () => {
  const { shop, run } = await aCommandedShop();
  await shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'مریم احمدی',
    MobNo: '09123456789',
    Email: 'maryam@example.ir',
    Comment: 'ساعت کار شما چیست؟\nبا سپاس',
  });

  const waiting = await run('messages', 'list');
  const [id = ''] = waiting[0]?.split(' ') ?? [];
  await run('messages', 'done', id);

  expect(waiting.join('\n')).toContain('ساعت کار شما چیست؟ با سپاس');
  expect(await run('messages', 'list')).toEqual(['No message awaits an answer.']);
  await expect(run('messages', 'done', id)).rejects.toThrow('No unanswered message has the id');
});
