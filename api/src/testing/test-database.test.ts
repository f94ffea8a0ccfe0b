import { expect, test } from 'vitest';
import { emptyDatabase } from './test-database.ts';

test('ids start from one again, even after rows that were rolled back', async () => {
  const { store } = await emptyDatabase();
  const undone = store.transaction(async (tx) => {
    await tx.insertInto('tags').values({ title: 'چای' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  await emptyDatabase();
  const tag = await store.db
    .insertInto('tags')
    .values({ title: 'قهوه' })
    .returning('id')
    .executeTakeFirst();

  expect(tag).toEqual({ id: 1 });
});
