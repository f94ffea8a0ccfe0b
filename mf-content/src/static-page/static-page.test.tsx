import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from './static-page.tsx';
import { anIntroduction } from './static-page-fixtures.ts';
import { page as redirectPage } from './short-address-page.tsx';

const findIntroduction = 'GET /v1/BasicDefinitions/ShopIntroductions/Find';
const readContents = 'GET /v1/ContentManagement/Contents/Read';

function open(path: string, answers: Answers = {}, opened = page) {
  const url = new URL(path, 'http://shop.test');
  const params = { pageName: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') };
  const { signal } = new AbortController();
  return opened.load({ url, params, signal, ask: createAsk(aShellApi({ answers }).fetch) });
}

test('about us shows the words of the shop under one title', async () => {
  const find = vi.fn(() => anIntroduction());
  const opened = await open('/content/aboutUs', { [findIntroduction]: find });
  if (opened.kind !== 'found') throw new Error(opened.kind);

  renderInShop(<page.Component data={opened.data} params={{}} />);

  expect(find).toHaveBeenCalledExactlyOnceWith({ SectionNameEN: 'AboutUs' });
  expect(screen.getByRole('heading', { level: 1, name: 'دربارهٔ ما' })).toBeTruthy();
  expect(screen.getByText('کاشی از یک مغازهٔ کوچک آغاز شد.')).toBeTruthy();
});

test('the picture over the words is left out where the shop has none', async () => {
  const bare = await open('/content/rules', { [findIntroduction]: () => anIntroduction() });
  const pictured = await open('/content/rules', {
    [findIntroduction]: () => anIntroduction({ PicPath: '/media/rules.webp' }),
  });
  if (bare.kind !== 'found' || pictured.kind !== 'found') throw new Error('not found');

  const url = new URL('http://shop.test/content/rules');

  expect(page.head(bare.data, url).preloadImage).toBeUndefined();
  expect(page.head(pictured.data, url).preloadImage).toEqual({ href: '/media/rules.webp' });
});

test('a page that the shop does not have is not found', async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 404 });
  };

  const opened = await open('/content/nothing', { [findIntroduction]: refuse });

  expect(opened.kind).toBe('not-found');
});

test('a server that is out of reach is not mistaken for a page that does not exist', async () => {
  const fail = () => {
    throw new Problem('broken');
  };

  const opening = open('/content/rules', { [findIntroduction]: fail });

  await expect(opening).rejects.toMatchObject({ kind: 'broken' });
});

test.each([
  ['/aboutUs', '/content/aboutUs'],
  ['/abuotUs', '/content/aboutUs'],
  ['/ABOUTUS/', '/content/aboutUs'],
  ['/rules', '/content/rules'],
  ['/privacy', '/content/privacy'],
])('%s leads to %s for good', async (from, to) => {
  const opened = await open(from, {}, redirectPage);

  expect(opened).toEqual({ kind: 'redirect', to, permanent: true });
});

test.each([
  ['/content/aboutus', '/content/aboutUs'],
  ['/content/Returns', '/content/returns'],
  ['/content/rules%20', '/content/rules'],
  ['/content/Gift%20Cards', '/content/gift%20cards'],
])(
  'a page whose name was typed otherwise, %s, leads to its canonical address',
  async (from, to) => {
    const opened = await open(from);

    expect(opened).toEqual({ kind: 'redirect', to, permanent: true });
  },
);

test('on the server a page without a picture is shared with the shop’s picture and the beginning of its text', async () => {
  vi.stubGlobal('window', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());

  const opened = await open('/content/rules', {
    [findIntroduction]: () => anIntroduction(),
    [readContents]: () => shopContents({ LogoPicPath: '/media/logo.png' }),
  });
  if (opened.kind !== 'found') throw new Error(opened.kind);

  const head = page.head(opened.data, new URL('http://shop.test/content/rules'));
  expect(head.image).toBe('/media/app-icon/logo.png/maskable-512.png');
  expect(head.description).toBe('کاشی از یک مغازهٔ کوچک آغاز شد.');
});

test('a page is shown without a picture if the shop’s picture cannot be read', async () => {
  vi.stubGlobal('window', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fail = () => {
    throw new Problem('broken');
  };

  const opened = await open('/content/rules', {
    [findIntroduction]: () => anIntroduction(),
    [readContents]: fail,
  });

  expect(opened).toMatchObject({ kind: 'found', data: { picture: {} } });
});
