import { expect, test } from 'vitest';
import { policyFault } from './policy.ts';

test.each([
  ["script-src 'self'"],
  ["default-src 'self'; style-src 'unsafe-inline'"],
  ["default-src *; script-src 'self' https://cdn.test"],
  ["script-src 'nonce-abc' 'unsafe-inline'"],
  ["script-src 'nonce-abc' 'strict-dynamic' 'unsafe-inline' https:"],
  ["script-src *; script-src-elem 'self'"],
])('«%s» is strict', (policy) => {
  expect(policyFault([policy])).toBeUndefined();
});

test.each([
  ["script-src 'self' 'unsafe-inline'", "scripts from 'unsafe-inline'"],
  ["script-src 'self' 'unsafe-eval'", "scripts from 'unsafe-eval'"],
  ["script-src 'sha256-abc' 'unsafe-eval'", "scripts from 'unsafe-eval'"],
  ['default-src *', 'scripts from *'],
  ["script-src 'self' https:", 'scripts from https:'],
  ["img-src 'self'", "no script-src in “img-src 'self'”"],
])('«%s» is not strict: %s', (policy, seen) => {
  expect(policyFault([policy])).toMatchObject({ seen });
});

test('a page without a policy is not strict', () => {
  expect(policyFault([])).toMatchObject({ seen: 'no policy' });
});

test('of several policies one strict policy is enough', () => {
  expect(policyFault(["frame-ancestors 'none'", "script-src 'self'"])).toBeUndefined();
});
