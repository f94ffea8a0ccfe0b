import { expect, test } from 'vitest';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { frameProps } from './frame-fixtures.ts';
import { entry } from './server-entry.tsx';

const hostAt = (url: string) => ({
  ...aShellApi(),
  location: () => url,
  fragment: { html: (id: string, _props: object, prefix: string) => Promise.resolve(id + prefix) },
});
const renderedAt = (url: string) => entry.renderFrame(hostAt(url), frameProps());

/** The sample at this address; null if the frame must be rendered there. */
async function fittedAt(url: string) {
  const { sample } = entry;
  return sample?.fitted(await renderedAt(sample.url), url, aShellApi().pages) ?? null;
}

test.each([
  '/product/1102',
  '/product/1102/%DA%AF%D9%88%D8%B4%DB%8C-Galaxy-A55',
  '/Filter?GroupId=1&Sort=2',
  "/filter?BrandName=L'Or%C3%A9al&x=%22%3E%3Cb%3E$&$1",
  '//evil.test/7?a=1',
  '/page/about/',
  '/webServiceError',
])('the sample fitted to %s equals the frame rendered there', async (url) => {
  expect(await fittedAt(url)).toEqual(await renderedAt(url));
});

test.each([
  '/',
  '/?utm_source=a',
  '/cart',
  '/Cart',
  '/login?returnUrl=%2Fcart',
  '/filter?SearchValue=b',
])('at %s the frame differs from the sample, and is rendered', async (url) => {
  expect(await fittedAt(url)).toBeNull();
});
