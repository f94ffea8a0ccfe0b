import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { EmptySearches } from '../empty-searches/empty-searches.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { figuresFile } from './figures-file.ts';
import { messages } from './messages.ts';

const spanOfADay = { from: '2026-01-10', to: '2026-01-10' };

test('the days of a span are had as a file for spreadsheets', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  await payAtBank(shop, await aBuyer(shop));
  const owner = await aMember(desk, ['owner']);

  const address = `/v1/desk/figures/csv?${new URLSearchParams(spanOfADay).toString()}`;

  const { body } = await desk.send('GET', address, { cookie: owner.cookie });

  expect(body.split('\r\n')).toEqual([
    `\uFEFF${Object.values(messages.columns.days).join(',')}`,
    '1404/10/20,1,1,155000,0,0,0',
    '',
  ]);
});

test('the goods that were sold and the searches in vain are files, too', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  await payAtBank(shop, await aBuyer(shop));
  const searches = new EmptySearches(shop);
  for (const text of ['=1+1', 'دوچرخه', 'دوچرخه']) searches.note(text);
  await searches.write();
  const { cookie } = await aMember(desk, ['owner']);
  const fileOf = async (of: string) => {
    const query = new URLSearchParams({ ...spanOfADay, of }).toString();
    return (await desk.send('GET', `/v1/desk/figures/csv?${query}`, { cookie })).body.split('\r\n');
  };

  expect(await fileOf('goods')).toEqual([
    `\uFEFF${Object.values(messages.columns.goods).join(',')}`,
    expect.stringMatching(/^\d+,[^,]+,1,100000$/),
    '',
  ]);
  expect(await fileOf('searches')).toEqual([
    `\uFEFF${Object.values(messages.columns.searches).join(',')}`,
    'دوچرخه,2',
    // What a shopper has typed is no formula of the owner's spreadsheet.
    "'=1+1,1",
    '',
  ]);
});

test('a file that leaves out the rarest searches says so in its last line', async () => {
  const shop = await aSellingShop();
  const searches = new EmptySearches(shop);
  for (const text of ['دوچرخه', 'دوچرخه', 'قایق']) searches.note(text);
  await searches.write();
  const linesOf = async (mostSearches: number) =>
    (
      await Array.fromAsync(
        figuresFile(shop.store.db, { ...spanOfADay, of: 'searches' }, shop.clock(), mostSearches),
      )
    ).slice(1);

  expect(await linesOf(2)).toEqual(['دوچرخه,2\r\n', 'قایق,1\r\n']);
  expect(await linesOf(1)).toEqual(['دوچرخه,2\r\n', `${messages.restLeftOut},\r\n`]);
});
