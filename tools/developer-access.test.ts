import { expect, test } from 'vitest';
import { developerAccess } from './developer-access.ts';

test('whoever opens a shop is told that it is one for developers, and who is let in', () => {
  expect(developerAccess({})).toContain('for this machine alone');
  expect(developerAccess({ KASHI_DEVELOPER_ACCESS: 'everybody' })).toContain('for everybody who');
});

test('in production there is nothing to be told', () => {
  const everybody = { NODE_ENV: 'production', KASHI_DEVELOPER_ACCESS: 'everybody' };
  expect(developerAccess(everybody)).toBeNull();
});
