import { expect, test } from 'vitest';
import { aBuild, among } from '../gate-fixtures.ts';
import { canStandBeside, numbersCheck } from './numbers-check.ts';

const shell = (contract: number, version: string) =>
  aBuild({ says: { name: 'shell', version, contract, routes: [], fragments: [] } });
const remote = (contract: number) => aBuild({ says: { contract } });
const nobody = among();

test('a remote with a number that the live shell does not take has to wait for another shell', () => {
  const live = among(shell(4, '1'));
  const check = numbersCheck({ live, canaries: nobody });

  expect(check(remote(5), live)).toEqual(['mf-x speaks contract 5; the live shell speaks 4 and 3']);
  expect(check(remote(3), live)).toEqual([]);
  expect(check(remote(5), among(shell(5, '2')))).toEqual([]);
});

test('some visitors have a canary for their shell', () => {
  const live = among(shell(5, '2'));
  const canaries = among(shell(4, '1'));

  expect(numbersCheck({ live, canaries })(remote(5), live)).toEqual([
    'mf-x speaks contract 5; shell@1 speaks 4 and 3',
  ]);
});

test('a shell takes the numbers of all remotes that are live', () => {
  const next = shell(6, '3');
  const check = numbersCheck({ live: nobody, canaries: nobody });

  expect(check(next, among(next, remote(5)))).toEqual([]);
  expect(check(next, among(next, remote(4)))).toEqual([
    'mf-x speaks contract 4; shell@3 speaks 6 and 5',
  ]);
});

test('beside a shell that no rollback could reach no build is judged', () => {
  expect(canStandBeside(shell(4, '1'), among(remote(5)))).toBe(false);
  expect(canStandBeside(shell(4, '1'), among(remote(4)))).toBe(true);
  expect(canStandBeside(remote(4), among(shell(5, '2')))).toBe(true);
});
