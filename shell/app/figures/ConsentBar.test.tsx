import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aShellApi, usualRoutes } from '@kashi/kit/testing/a-shell-api';
import { ConsentBar } from './ConsentBar.tsx';
import { consentIn, keepConsent, keptConsent } from './consent.ts';
import { messages } from './messages.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function renderBar(path = '/', { isTime = true, isPublic = true } = {}) {
  const menu = [{ path: '/texts/privacy', title: 'حریم', in: { help: 20 } }];
  const shell = aShellApi({ path, routes: [...usualRoutes, { paths: ['/texts/:name'], menu }] });
  const audience = isPublic ? 'everyone' : 'visitor';
  const { shopper } = renderInShop(
    <ConsentBar shell={shell} isTime={isTime} find={() => ({ audience, params: {} })} />,
  );
  return { shell, shopper };
}

const bar = () => screen.queryByRole('region', { name: messages.title });
const isAnswered = () => consentIn(keptConsent())?.isGiven;

test.each([
  [messages.yes, true, messages.saidYes],
  [messages.no, false, messages.saidNo],
])('«%s» is one press, is kept, and is said', async (name, isGiven, said) => {
  const { shell, shopper } = renderBar();

  await shopper.click(screen.getByRole('button', { name }));

  expect(isAnswered()).toBe(isGiven);
  expect(bar()).toBeNull();
  expect(shell.seen.toasts).toEqual([said]);
  expect(shell.seen.announcements).toEqual([messages.asks]);
});

test('both answers look alike, and the question leads to the page about privacy', () => {
  renderBar();

  const [yes, no] = screen.getAllByRole('button');
  expect(yes?.className).toBe(no?.className);
  expect(yes?.dataset).toEqual(no?.dataset);
  expect(screen.getByRole('link', { name: messages.privacy }).getAttribute('href')).toBe(
    '/texts/privacy',
  );
});

test.each([
  ['whoever has just come', { isTime: false }],
  ['whoever is in the checkout', { isPublic: false }],
])('%s is not asked', (_who, where) => {
  renderBar('/', where);

  expect(bar()).toBeNull();
});

test('an answer of another tab holds here as well', async () => {
  renderBar();
  expect(bar()).not.toBeNull();

  keepConsent(false);

  await vi.waitFor(() => expect(bar()).toBeNull());
});

test('on the page about privacy the answer is shown with its day, and changed', async () => {
  localStorage.setItem('figuresConsent', '{"isGiven":true,"at":"2025-11-05T08:00:00Z"}');
  const { shell, shopper } = renderBar('/texts/privacy', { isTime: false });

  expect(bar()?.textContent).toContain(messages.isGiven('۱۴ آبان ۱۴۰۴'));
  const no = screen.getByRole('button', { name: messages.no, pressed: false });
  await shopper.click(no);

  expect(isAnswered()).toBe(false);
  screen.getByRole('button', { name: messages.no, pressed: true });
  expect(shell.seen.announcements).toEqual([bar()?.querySelector('p')?.textContent]);
});

test('a browser that says no is believed: nobody is asked, and the page about privacy says so', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { shell } = renderBar();
  expect(bar()).toBeNull();
  shell.navigate('/texts/privacy');

  return vi.waitFor(() => {
    expect(bar()?.textContent).toContain(messages.browserRefuses);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each(['', 'null', '[]', '{"isGiven":"yes"}', '{"isGiven":true,"at":"once"}'])(
  'what cannot be read as an answer (%j) is none',
  (kept) => {
    expect(consentIn(kept)).toBeNull();
  },
);
