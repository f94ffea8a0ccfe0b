import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeEnvironment } from './taken-environment.ts';

/** A file that knows a shop called `staging`. */
function environmentsWithStaging(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const staging = { releases: 's3://releases/staging', api: 'https://staging.shop.example' };
  const file = path.join(folder, 'environments.json');
  writeFileSync(file, JSON.stringify({ staging }));
  return file;
}

test('a command with --env works on the releases of that shop', () => {
  const file = environmentsWithStaging();
  const settings: NodeJS.ProcessEnv = {};

  expect(takeEnvironment(['--env', 'staging', 'mf-guide'], settings, file)).toEqual(['mf-guide']);
  expect(settings).toEqual({
    KASHI_RELEASES: 's3://releases/staging',
    KASHI_PUBLIC_URL: 'https://staging.shop.example',
  });
});

test('what this machine says of a store counts for more', () => {
  const file = environmentsWithStaging();
  const settings: NodeJS.ProcessEnv = { KASHI_RELEASES: '/releases' };

  takeEnvironment(['--env', 'staging'], settings, file);

  expect(settings['KASHI_RELEASES']).toBe('/releases');
});

test('without --env nothing is read and nothing set', () => {
  const settings: NodeJS.ProcessEnv = {};

  expect(takeEnvironment(['mf-guide', '50'], settings)).toEqual(['mf-guide', '50']);
  expect(settings).toEqual({});
});
