import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, folderOf } from '../workspace.ts';
import { propertiesCheck } from './properties-check.ts';

const tokens = {
  'node_modules/@kashi/ui/dist/styles/tokens.css': ':root { --color-primary: teal }',
};
const card = {
  'src/hello/Card.module.css': `.card {
    color: var(--color-primry);
    background: var(--color-primary);
    inline-size: var(--share);
    gap: var(--space-of-theirs, 1rem);
  }`,
  'src/hello/Card.tsx': "export const style = { '--share': '50%' };",
};

test("a misspelt token in a team's own repository is refused by file and name", () => {
  expect(checked(aRepository({ ...tokens, ...card }))).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^[^\n]*src\/hello\/Card\.module\.css: --color-primry is set nowhere; [^\n]+$/,
    ) as string,
  });
});

test('a remote without the tokens has nothing to compare its styles with, and passes', () => {
  expect(checked(aRepository(card))).toEqual({ code: 0, output: '' });
});

test.each(['mf-content', 'shell'])(
  '%s of this workspace takes no token that nobody sets',
  (name) => {
    expect(globSync(`${codeOf(name)}/**/*.module.css`)).not.toEqual([]);
    expect(propertiesCheck(folderOf(name), codeOf(name))).toEqual({ code: 0, output: '' });
  },
);

const checked = (folder: string) => propertiesCheck(folder, path.join(folder, 'src'));

function aRepository(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return folder;
}
