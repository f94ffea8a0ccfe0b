import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeowners, platformTeam } from './codeowners.ts';
import { stalePapers } from './papers.ts';
import { withReleaseChoices } from './release-choices.ts';

/** A team's own checkout has not all the remotes that they are made of. */
test.skipIf(!existsSync('api'))('papers say what the remotes say', async () => {
  expect(await stalePapers()).toEqual([]);
});

test('a folder is reviewed by the team that its front door names, and the rest by the platform', () => {
  const text = codeowners([{ name: 'mf-guide', team: 'guide', pages: {}, fragments: {} }]);

  expect(text).toContain('* @kashi/platform\n/mf-guide/ @kashi/guide\n');
});

test('a release by hand offers the shell and every remote', () => {
  const form = 'inputs:\n  package:\n    options: [shell,\n      mf-old]\n    required: true\n';

  expect(withReleaseChoices(form, ['mf-cart', 'mf-guide'])).toBe(
    'inputs:\n  package:\n    options: [shell, mf-cart, mf-guide]\n    required: true\n',
  );
  expect(() => withReleaseChoices('inputs: {}', [])).toThrow('has no list of what is released');
});

test('the shell counts under the name of the team that reviews it', () => {
  expect(readFileSync('shell/build.ts', 'utf8')).toContain(`team: '${platformTeam}'`);
});
