import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('a store without room on its disk asks shoppers to come again, and says so in one line', async () => {
  const shop = await testShop();
  const [ProductSaleParamId = 0] = (await aProduct(shop)).saleParamIds;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  await fillDisk(shop.store.db);

  const answer = await shop.ask('POST /v1/Orders/Carts/AddCartItem', { ProductSaleParamId });

  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(log.mock.calls).toEqual([
    [
      'POST /v1/Orders/Carts/AddCartItem failed',
      'The disk of the store is full: calls that write are refused until there is room.',
    ],
  ]);
});

/** Until the test's end PostgreSQL answers to a new cart as it does when it cannot extend a file. */
async function fillDisk(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<void> {
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert on carts execute function full_disk()`.execute(
    db,
  );
  onTestFinished(async () => void (await sql`drop function full_disk() cascade`.execute(db)));
}
