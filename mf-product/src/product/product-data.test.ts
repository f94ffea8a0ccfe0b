import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { expect, test, vi } from 'vitest';
import { handOver, loadProduct } from './product-data.ts';
import { aProduct } from './product-fixtures.ts';
import { remote } from '../remote.ts';

const readProduct = 'GET /v1/ProductManagement/ProductInformation/Read';
const readContents = 'GET /v1/ContentManagement/Contents/Read';
const findDescription = 'GET /v1/ProductManagement/ProductDescriptions/Find';

const canonical = `/product/7/${encodeURIComponent('ساعت-هوشمند-ماهور')}`;

const noSignal = new AbortController().signal;

function open(path: string, answers: Answers = {}) {
  const url = new URL(path, 'http://shop.test');
  const [, , productId = '', productName] = decodeURIComponent(url.pathname).split('/');
  const params = { productId, ...(productName !== undefined && { productName }) };
  const ask = createAsk(
    aShellApi({
      answers: {
        [readProduct]: () => aProduct(),
        [findDescription]: () => ({ Description: '<p>سبک</p>' }),
        ...answers,
      },
    }).fetch,
  );
  return loadProduct({ url, params, signal: noSignal, ask });
}

function refuse(status: number) {
  return () => {
    throw new Problem('refused', { status });
  };
}

test('a product is found at its canonical address, with its description', async () => {
  const opened = await open(canonical);

  expect(opened).toMatchObject({
    kind: 'found',
    data: { product: { Id: 7 }, description: '<p>سبک</p>' },
  });
});

test.each(['/product/7', '/product/7/another-name', '/product/007/ساعت-هوشمند-ماهور'])(
  '%s leads to the canonical address for good',
  async (path) => {
    const opened = await open(path);

    expect(opened).toEqual({ kind: 'redirect', to: canonical, permanent: true });
  },
);

test('a product without a price comes with the number that is called for it', async () => {
  const opened = await open(canonical, {
    [readProduct]: () => aProduct({ Price: 0, FinalPrice: 0 }),
    [readContents]: () => shopContents({ TellNo: '031 3220 0000' }),
  });

  expect(opened).toMatchObject({ data: { phone: '031 3220 0000' } });
});

test('a product without a price is shown although the number cannot be read', async () => {
  const opened = await open(canonical, {
    [readProduct]: () => aProduct({ Price: 0, FinalPrice: 0 }),
    [readContents]: refuse(503),
  });

  expect(opened).toMatchObject({ kind: 'found', data: { phone: '' } });
});

test('a product with a price asks for no number', async () => {
  const contents = vi.fn();

  await open(canonical, { [readContents]: contents });

  expect(contents).not.toHaveBeenCalled();
});

test('the correction of the address keeps the variant', async () => {
  const opened = await open('/product/7?variant=72');

  expect(opened).toMatchObject({ kind: 'redirect', to: `${canonical}?variant=72` });
});

test('a product that does not exist is not found', async () => {
  const opened = await open('/product/8/x', { [readProduct]: refuse(404) });

  expect(opened.kind).toBe('not-found');
});

test('an id that is no number is not found, and no call is made', async () => {
  const read = vi.fn(() => aProduct());

  const opened = await open('/product/watch', { [readProduct]: read });

  expect(opened.kind).toBe('not-found');
  expect(read).not.toHaveBeenCalled();
});

test('a refusal for too many calls is a problem, and not an unknown product', async () => {
  const opening = open(canonical, { [readProduct]: refuse(429) });

  await expect(opening).rejects.toMatchObject({ status: 429 });
});

test('a product can be bought although its description could not be read', async () => {
  const fail = () => {
    throw new Problem('broken');
  };

  const opened = await open(canonical, { [findDescription]: fail });

  expect(opened).toMatchObject({ kind: 'found', data: { description: null } });
});

test('choosing another variant does not read the product again', async () => {
  vi.useFakeTimers();
  const read = vi.fn(() => aProduct());
  const data = { product: aProduct(), description: '' };

  handOver(data);
  const opened = await open(`${canonical}?variant=72`, { [readProduct]: read });
  vi.runAllTimers();
  await open(canonical, { [readProduct]: read });

  expect(opened).toEqual({ kind: 'found', data });
  expect(read).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('`reads` of the front door names the calls of the page exactly', async () => {
  const asked: string[] = [];
  const ask = createAsk((address) => {
    asked.push(address as string);
    return Promise.reject(new DOMException('', 'NetworkError'));
  });
  const url = new URL(canonical, 'http://shop.test');

  const opened = loadProduct({ url, params: { productId: '7' }, signal: noSignal, ask });
  await expect(opened).rejects.toThrow();

  const named = remote.pages['product']?.reads?.map((read) => read.replace(':productId', '7'));
  expect(asked.sort()).toEqual(named?.sort());
});
