import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectationIn, expectReadable } from './own-words.ts';

function reading(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-expectation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'card.json'), text);
  return () => expectationIn(folder, 'card.json');
}

test('an expectation that is cut off, or has a field of another name, is refused by its file', () => {
  const expectation = { fragment: 'mf-product/card', props: {}, shows: ['<a'] };
  const { fragment, ...others } = expectation;

  expect(reading(JSON.stringify(expectation))()).toEqual(expectation);
  expect(reading('{"fragment":')).toThrow('card.json is no JSON: ');
  expect(reading(JSON.stringify({ ...others, fragmnt: fragment }))).toThrow(
    'card.json: fragment: should be like mf-product/card',
  );
});

test('a page that no host could read is refused by its name and by what is wrong', () => {
  const guide = {
    page: 'guide',
    paths: ['/guide'],
    audience: 'everyone' as const,
    examples: [{ path: '/guide', as: 'guest' as const }],
    fragments: [],
  };

  expect(() => expectReadable([guide])).not.toThrow();
  expect(() => expectReadable([guide, { ...guide, paths: ['guide'] }])).toThrow(
    'src/remote.ts: the page guide: the path «guide» should begin with /',
  );
  expect(() => expectReadable([{ ...guide, examples: [{ path: 'guide', as: 'guest' }] }])).toThrow(
    'src/remote.ts: the page guide: examples.0.path: should begin with /',
  );
});
