import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { createAsk } from '@kashi/contracts/asking/ask';
import { expect, test, vi } from 'vitest';
import { page as oldPath } from './old-path-page.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const visit = (params: Record<string, string> = {}) => ({
  url: new URL('http://shop.test/profile'),
  params,
  signal: AbortSignal.timeout(1000),
  ask: createAsk(aShellApi().fetch),
});

test.each([
  ['info', '/info'],
  ['ChangePassword', '/changePassword'],
  ['customerreviews', '/customerReviews'],
])('/profile/%s leads for good to %s', async (child, to) => {
  expect(await oldPath.load(visit({ child }))).toEqual({ kind: 'redirect', to, permanent: true });
});

test('a path below /profile that never existed is not found', async () => {
  expect(await oldPath.load(visit({ child: 'nothing' }))).toEqual({ kind: 'not-found' });
});

test.each([
  [true, '/info'],
  [false, '/profile'],
])('the overview is for phones: with room for the menu %s', async (matches, at) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));

  const { shell } = renderInShop(<OverviewPage />, {}, { path: '/profile' });

  await vi.waitFor(() => expect(shell.location()).toBe(at));
  vi.unstubAllGlobals();
});
