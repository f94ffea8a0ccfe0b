import { expect, test } from 'vitest';
import { developerAccess } from './developer-access.ts';

test('a start without production says that the shop is one for developers, and which visitors are let in', () => {
  expect(developerAccess({})).toContain('for this machine alone');
  expect(developerAccess({ KASHI_DEVELOPER_ACCESS: 'everybody' })).toContain('for everybody who');
});

test('in production the start says no such thing', () => {
  const everybody = { NODE_ENV: 'production', KASHI_DEVELOPER_ACCESS: 'everybody' };
  expect(developerAccess(everybody)).toBeNull();
});
