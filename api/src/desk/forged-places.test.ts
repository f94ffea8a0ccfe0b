import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { messages } from '../desk-http/messages.ts';
import { testShop } from '../testing/test-shop.ts';
import { aDeskOf, aMember } from './desk-fixtures.ts';

const lists = Object.entries(deskCalls)
  .filter(([, { input }]) => 'after' in ((input as z.ZodMiniObject).shape as object))
  .map(([name]) => name.replace('GET ', ''));

const moment = '2026-01-10T08:00:00.000Z';

/** Places of every shape that a list has, with values that no column of the store can hold. */
const forged = [
  ['no moment', 1],
  ['0000-01-01T00:00:00.000Z', 1],
  ['+275760-09-13T00:00:00.000Z', 1],
  [moment, 2 ** 31],
  [moment, 1.5],
  ['a\0b', 1],
  ['a\0b'],
  [1.5],
  [2 ** 53],
  [1, 2 ** 31],
  [{}, []],
];

test.each(lists)('a forged place in the list %s is refused, and fails nothing', async (path) => {
  const desk = await aDeskOf(await testShop());
  const owner = await aMember(desk, ['owner']);

  const answers = [];
  for (const place of forged) {
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    const answer = await desk.send('GET', `${path}?id=1&after=${after}`, owner);
    answers.push([answer.statusCode, answer.json<{ Message: string | null }>().Message]);
  }

  const refused = [400, messages.wrongPage];
  // A text may be any, and so may be a text that looks like no moment.
  const isByText = path === '/v1/desk/goods';
  const expected = forged.map(([first, second]) =>
    isByText && typeof first === 'string' && !first.includes('\0') && second === 1
      ? [200, null]
      : refused,
  );
  expect(answers).toEqual(expected);
});

test('goods with long names are listed by name page by page', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  for (const last of ['الف', 'ب']) await aProduct(shop, { name: 'گ'.repeat(190) + last });

  const first = await desk.ask('GET /v1/desk/goods', { sort: 'name', limit: 1 }, owner);
  const after = first.body.Value.next ?? undefined;
  const second = await desk.ask('GET /v1/desk/goods', { sort: 'name', limit: 1, after }, owner);

  expect(second.body.Value.rows).toHaveLength(1);
});
