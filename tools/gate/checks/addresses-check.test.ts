import { expect, test } from 'vitest';
import { addressesCheck } from './addresses-check.ts';
import type { Candidate } from '../builds/candidate.ts';
import { aBuild, among, route } from '../gate-fixtures.ts';

const remote = (name: string, paths: string[], gone?: string[]) =>
  aBuild({ says: { name, routes: [{ ...route('page'), paths }], ...(gone && { gone }) } });

function troublesOf(candidate: Candidate, ...others: Candidate[]) {
  const live = remote('mf-x', ['/credit', '/orders/:id', '/old']);
  return addressesCheck(among(live, ...others))(candidate, among(candidate, ...others));
}

test('an address that was answered and is no more is a refusal', () => {
  expect(troublesOf(remote('mf-x', ['/Orders/:number', '/old']))).toEqual([
    '/credit was answered so far, and is neither answered nor said to be gone',
  ]);
});

test('a pattern that matches more than before answers what was answered', () => {
  expect(troublesOf(remote('mf-x', ['/credit', '/:area/:id', '/:any']))).toEqual([]);
});

test('a pattern that matches less does not', () => {
  expect(troublesOf(remote('mf-x', ['/credit', '/orders/1', '/old']))).toHaveLength(1);
});

test('what is said to be gone, and what another remote answers now, may go', () => {
  const wallet = remote('mf-y', ['/credit']);

  expect(troublesOf(remote('mf-x', ['/orders/:id'], ['/old']), wallet)).toEqual([]);
});

test('a remote that was never live has lost no address', () => {
  expect(troublesOf(remote('mf-z', ['/new']))).toEqual([]);
});
