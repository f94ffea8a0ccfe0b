import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { binOf } from '../running/bin-of.ts';

interface Rule {
  name: string;
  from: { path?: string; pathNot?: string };
}

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

const require = createRequire(import.meta.url);

/** Whether the rule that keeps the build out of browsers is about this file. */
function isHeld(rules: string, file: string): boolean {
  const { forbidden } = require(rules) as { forbidden: Rule[] };
  const from = forbidden.find(({ name }) => name === 'server-code-stays-on-the-server')?.from;
  return new RegExp(from?.path ?? '$^').test(file) && !new RegExp(from?.pathNot ?? '$^').test(file);
}

test.each([
  ['../../.dependency-cruiser.cjs', 'mf-x/'],
  ['./own-remote.cjs', ''],
])('by %s only the server’s entry of a build of its own may take the build', (rules, folder) => {
  expect(isHeld(rules, `${folder}src/page.ts`)).toBe(true);
  expect(isHeld(rules, `${folder}src/terms/server.ts`)).toBe(true);
  expect(isHeld(rules, `${folder}src/server.ts`)).toBe(false);
});

test('in a repository of its own a page that takes the build is refused, though packages come as built files', () => {
  const folder = aRepository({
    'package.json': JSON.stringify({ dependencies: { '@kashi/build': '^1.0.0' } }),
    'tsconfig.json': '{}',
    'src/page.ts': "import '@kashi/build/rules';\nimport 'undeclared';",
    'src/dist/old-page.ts': "import './gone.ts';",
    'node_modules/@kashi/build/package.json': JSON.stringify({
      exports: { './*': './dist/*.js' },
    }),
    'node_modules/@kashi/build/dist/rules.js': "import './gone.js';",
    'node_modules/undeclared/package.json': JSON.stringify({ exports: './dist/index.js' }),
    'node_modules/undeclared/dist/index.js': '',
  });

  const refused = refusalsIn(folder);

  expect(refused).toEqual([
    'nothing-undeclared: src/page.ts → node_modules/undeclared/dist/index.js',
    'server-code-stays-on-the-server: src/page.ts → node_modules/@kashi/build/dist/rules.js',
  ]);
});

function aRepository(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function refusalsIn(folder: string): string[] {
  const command = binOf('dependency-cruiser', 'depcruise');
  const rules = require.resolve('./own-remote.cjs');
  const words = [command, '--config', rules, '--output-type', 'json', 'src'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}
