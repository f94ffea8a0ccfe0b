import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import './one-react.ts';

test('a library that lies beside another copy of React takes the host’s own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-one-react-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = {
    react: `exports.version = 'of the team';`,
    router: `exports.react = require('react').version;`,
  };
  for (const [name, code] of Object.entries(packages)) {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'index.js'), code);
  }

  const router = createRequire(path.join(folder, 'x.js'))('router') as { react: string };

  const { version } = createRequire(import.meta.url)('react') as { version: string };
  expect(router.react).toBe(version);
});
