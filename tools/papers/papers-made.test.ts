import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeowners, platformTeam } from './codeowners.ts';
import { stalePapers } from './papers.ts';

/** A team's own checkout has not all the remotes that they are made of. */
test.skipIf(!existsSync('api'))('papers say what the remotes say', async () => {
  expect(await stalePapers()).toEqual([]);
});

test('a folder is reviewed by the team that its front door names, and the rest by the platform', () => {
  const text = codeowners([{ name: 'mf-guide', team: 'guide', pages: {}, fragments: {} }]);

  expect(text).toContain('* @kashi/platform\n/mf-guide/ @kashi/guide\n');
});

test('the shell counts under the name of the team that reviews it', () => {
  expect(readFileSync('shell/build.ts', 'utf8')).toContain(`team: '${platformTeam}'`);
});
