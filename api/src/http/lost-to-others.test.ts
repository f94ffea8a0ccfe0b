import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test.each([
  ['a deadlock', '40P01'],
  ['a conflict', '40001'],
  ['a lock that came too late', '55P03'],
])('who loses to others by %s is asked to come again, and it is logged', async (_what, code) => {
  const shop = await testShop();
  const [ProductSaleParamId = 0] = (await aProduct(shop)).saleParamIds;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { db } = shop.store;
  await sql`create function lose() returns trigger language plpgsql as
    $$ begin raise exception 'lost' using errcode = ${sql.lit(code)}; end $$`.execute(db);
  onTestFinished(async () => void (await sql`drop function lose() cascade`.execute(db)));
  await sql`create trigger lose before insert on carts execute function lose()`.execute(db);

  const answer = await shop.ask('POST /v1/Orders/Carts/AddCartItem', { ProductSaleParamId });

  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(log).toHaveBeenCalledOnce();
});
