import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from './session-fixtures.ts';
import { takeOverSession } from './take-over.ts';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

test('a session that another tab opens while the one by form is asked for ends with it', async () => {
  const session = aSession();
  const fetch = vi.fn((path: string, _init: RequestInit) => {
    if (path === '/session') session.open({ token: 'other-tab', fullName: 'سارا' });
    return Promise.resolve(Response.json({ token: 'by-form', fullName: 'سارا' }));
  });
  vi.stubGlobal('fetch', fetch);

  await takeOverSession(session);

  expect(session.token()).toBe('by-form');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(fetch.mock.lastCall)).toContain('other-tab');
});
