import { later } from '@kashi/kit/testing/later';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeAndRead } from './change-and-read.ts';
import { freshVisit } from './cart-fixtures.ts';
import { changeVisitor, inTurn } from './cart-queue.ts';

beforeEach(freshVisit);

test('a change that still waits when its visitor signs out is not made with the token of the next', async () => {
  const before = later<null>();
  void inTurn(() => before.promise);
  const change = vi.fn(() => Promise.resolve({ message: 'اعمال شد.' }));

  const asked = changeAndRead(aShellApi(), change);
  changeVisitor();
  before.resolve(null);

  await expect(asked).rejects.toThrow('gone');
  expect(change).not.toHaveBeenCalled();
});
