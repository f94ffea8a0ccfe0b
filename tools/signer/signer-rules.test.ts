import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSignerRules } from './signer-rules.ts';

function aFile(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'signer.json');
  writeFileSync(file, text);
  return file;
}

const rules = {
  issuer: 'https://forge.example',
  audience: 'kashi',
  rules: [{ claims: { repository: 'shop/mf-a' }, moves: ['mf-a'] }],
};

test('the rules are read from their file', () => {
  expect(readSignerRules(aFile(JSON.stringify(rules)))).toEqual(rules);
});

test.each([
  ['is not there', null],
  ['is no JSON', '{'],
  [
    'has a rule that everybody meets',
    JSON.stringify({ ...rules, rules: [{ claims: {}, moves: ['x'] }] }),
  ],
  ['has no rule', JSON.stringify({ ...rules, rules: [] })],
  ['has a word that nobody knows', JSON.stringify({ ...rules, rule: [] })],
])('a file that %s is named in a sentence', (_why, text) => {
  const file = text === null ? '/nowhere/signer.json' : aFile(text);

  expect(() => readSignerRules(file)).toThrow(
    `${file}, which KASHI_SIGNER_RULES names, has no rules of a signer:`,
  );
});
