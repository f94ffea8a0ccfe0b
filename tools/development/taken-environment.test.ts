import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { takeEnvironment } from './taken-environment.ts';

/** A file that knows a shop called `staging`, and `shop`. */
function environmentsOfTwo(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const staging = { releases: 's3://releases/staging', api: 'https://staging.shop.example' };
  const shop = { releases: 's3://releases/shop', api: 'https://shop.example' };
  const file = path.join(folder, 'environments.json');
  writeFileSync(file, JSON.stringify({ staging, shop }));
  return file;
}

test('a command with --env works on the releases of that shop', () => {
  const file = environmentsOfTwo();
  const settings: NodeJS.ProcessEnv = {};

  expect(takeEnvironment(['--env', 'staging', 'mf-guide'], settings, file)).toEqual(['mf-guide']);
  expect(settings).toEqual({
    KASHI_RELEASES: 's3://releases/staging',
    KASHI_DATA: '.data/environments/staging',
    KASHI_PUBLIC_URL: 'https://staging.shop.example',
  });
});

test('each shop of the file has a mirror of its own on this machine', () => {
  const file = environmentsOfTwo();
  const mirrors = ['staging', 'shop'].map((name) => {
    const settings: NodeJS.ProcessEnv = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'key' };
    takeEnvironment(['--env', name], settings, file);
    return releasesHere(settings).folder;
  });

  expect(mirrors).toEqual([
    path.resolve('.data/environments/staging/mirror'),
    path.resolve('.data/environments/shop/mirror'),
  ]);
});

test('what this machine says of a store counts for more', () => {
  const file = environmentsOfTwo();
  const settings: NodeJS.ProcessEnv = { KASHI_RELEASES: '/releases' };

  takeEnvironment(['--env', 'staging'], settings, file);

  expect(settings).toMatchObject({ KASHI_RELEASES: '/releases' });
  expect(settings['KASHI_DATA']).toBeUndefined();
});

test('without --env nothing is read and nothing set', () => {
  const settings: NodeJS.ProcessEnv = {};

  expect(takeEnvironment(['mf-guide', '50'], settings)).toEqual(['mf-guide', '50']);
  expect(settings).toEqual({});
});
