import { expect, test } from 'vitest';
import { examplesCheck } from './examples-check.ts';
import { aBuild, route } from '../gate-fixtures.ts';

const troublesOf = (says: object) =>
  examplesCheck(aBuild({ says: { routes: [{ ...route('guide'), ...says }] } }));

test('every path of a page has an example', () => {
  const paths = ['/guide/:id', '/guide'];

  expect(troublesOf({ paths, examples: [at('/guide/7?size=2'), at('/guide')] })).toEqual([]);
  expect(troublesOf({ paths, examples: [at('/guide')] })).toEqual([
    'the page guide names no address at which /guide/:id can be looked at',
  ]);
});

test('a release from before examples is told which it lacks', () => {
  expect(troublesOf({ examples: undefined })).toEqual([
    'the page guide names no address at which /guide can be looked at',
  ]);
});

test('an example of another page is none', () => {
  expect(troublesOf({ examples: [at('/guide'), at('/guides')] })).toEqual([
    'the page guide names /guides, which is none of its addresses',
  ]);
});

function at(path: string) {
  return { path, as: 'guest' as const };
}
