import { createAsk } from '@kashi/contracts/asking/ask';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test, vi } from 'vitest';
import { aComparedProduct, aComparison } from './compare-fixtures.ts';
import { loadComparison } from './comparison-data.ts';

const operation = 'GET /v1/ProductManagement/CompareProducts/Operation';

/** An id that no product has. */
const gone = 404;

async function visit(query: string) {
  const compare = vi.fn(({ ProductsIds }: { ProductsIds: number[] }) =>
    aComparison({
      ComparedProducts: ProductsIds.filter((id) => id !== gone).map((Id) =>
        aComparedProduct({ Id }),
      ),
    }),
  );
  const { fetch } = aShellApi({ answers: { [operation]: compare } });
  const result = await loadComparison({
    url: new URL(`http://shop.test/compareProduct${query}`),
    params: {},
    signal: new AbortController().signal,
    ask: createAsk(fetch),
  });
  return { result, compare };
}

test.each(['', '?productId=7', '?SubGroupId=&productId=7', '?SubGroupId=abc', '?SubGroupId=0'])(
  'an address without a subgroup leads home (%s)',
  async (query) => {
    const { result, compare } = await visit(query);

    expect(result).toEqual({ kind: 'redirect', to: '/', permanent: false });
    expect(compare).not.toHaveBeenCalled();
  },
);

test('the products of the address are compared in its order', async () => {
  const { result, compare } = await visit('?SubGroupId=12&productId=9&productId=7');

  expect(compare).toHaveBeenCalledExactlyOnceWith({ ProductsIds: [9, 7] });
  expect(result).toMatchObject({ kind: 'found', data: { subGroupId: 12, corrections: [] } });
});

test('a product that is named twice is compared once', async () => {
  const { result, compare } = await visit('?SubGroupId=12&productId=7&productId=7&productId=9');

  expect(compare).toHaveBeenCalledExactlyOnceWith({ ProductsIds: [7, 9] });
  expect(result).toMatchObject({ data: { corrections: ['duplicate'] } });
});

test('of more than four products the first four are compared', async () => {
  const ids = [1, 2, 3, 4, 5].map((id) => `&productId=${id}`).join('');

  const { result, compare } = await visit(`?SubGroupId=12${ids}`);

  expect(compare).toHaveBeenCalledExactlyOnceWith({ ProductsIds: [1, 2, 3, 4] });
  expect(result).toMatchObject({ data: { corrections: ['tooMany'] } });
});

test('an address without products makes no call', async () => {
  const { result, compare } = await visit('?SubGroupId=12&productId=abc');

  expect(compare).not.toHaveBeenCalled();
  expect(result).toMatchObject({
    kind: 'found',
    data: { ComparedProducts: [], corrections: ['unknown'] },
  });
});

test('a product that is gone is left out, and the page says so', async () => {
  const { result } = await visit(`?SubGroupId=12&productId=7&productId=${gone}`);

  expect(result).toMatchObject({
    data: { ComparedProducts: [{ Id: 7 }], corrections: ['unknown'] },
  });
});
