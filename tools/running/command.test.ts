import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What the process of a command prints that does this. */
function printedBy(work: string): string {
  const file = JSON.stringify(path.resolve('tools/running/command.ts'));
  const code = `import { parseArgs } from 'node:util'; import { command } from ${file}; await command(() => { ${work} });`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

test('a refusal is one sentence', () => {
  expect(printedBy(`throw new Error('mf-x is not live')`)).toBe('mf-x is not live\n');
});

test('a word that the command does not know is named in one sentence', () => {
  const printed = printedBy(`parseArgs({ args: ['--nonsense'] })`);

  expect(printed).toMatch(/^Unknown option '--nonsense'[^\n]*\n$/);
});

test('a mistake in our own code keeps its stack', () => {
  expect(printedBy('null.mistake')).toMatch(/TypeError: [^]+\n +at /);
});
