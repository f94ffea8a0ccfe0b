import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import { messages as deskMessages } from '../desk-http/messages.ts';
import { aProductAtDesk, formOf } from './goods-fixtures.ts';

test('a product whose press is sent again, or twice at once, is made once and answered alike', async () => {
  const at = await aProductAtDesk();
  const { id: _id, version: _version, ...form } = await formOf(at);
  const variants = form.variants.map((variant) => ({ ...variant, id: null }));
  const key = randomUUID();
  const create = (name: string) =>
    at.desk.ask('POST /v1/desk/goods/create', { ...form, variants, name, key }, at.keeper);

  const twice = await Promise.all([create('گوشی'), create('گوشی')]);
  const again = await create('گوشی');
  const other = await create('تبلت');

  const answers = [...twice, again].map(({ status, body }) => [status, body.Value.id]);
  expect(answers).toEqual([1, 2, 3].map(() => [200, again.body.Value.id]));
  expect(other).toMatchObject({
    status: 409,
    body: {
      Message: deskMessages.otherSaved,
      Value: { current: { id: again.body.Value.id, name: 'گوشی' } },
    },
  });
  expect(await loggedChanges(at.desk)).toHaveLength(1);
});

test('a copy whose press is sent again is made once, and the next press makes another one', async () => {
  const at = await aProductAtDesk();
  const key = randomUUID();
  const copy = (press?: string) =>
    at.desk.ask('POST /v1/desk/goods/duplicate', { id: at.id, key: press }, at.keeper);

  const first = await copy(key);
  const again = await copy(key);
  const others = [await copy(randomUUID()), await copy()];

  expect(again.body.Value.id).toBe(first.body.Value.id);
  const ids = [first, ...others].map(({ body }) => body.Value.id);
  expect(new Set(ids).size).toBe(3);
});

test('a shelf whose press is sent again is made once', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const wish = { kind: 'brand' as const, title: 'زنبق', key: randomUUID() };

  await desk.ask('POST /v1/desk/shelves/save', wish, keeper);
  const { status, body } = await desk.ask('POST /v1/desk/shelves/save', wish, keeper);

  expect(status).toBe(200);
  expect(body.Value.brands.filter(({ title }) => title === 'زنبق')).toHaveLength(1);
  expect(await loggedChanges(desk)).toHaveLength(1);
});
