import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { registryIn } from '../../../shell/releases/registry/registry-in.ts';
import { brokenRelease } from '../../shop/broken-release.ts';

/** The commands of the README and of the operations guide, as a team types them, on releases of their own. */
const run = promisify(execFile);
const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');

interface Fixtures {
  releases: string;
  npmRun(command: string, variables?: Record<string, string>): Promise<string>;
}

const test = base.extend<Fixtures>({
  releases: async ({}, use, testInfo) => {
    const releases = testInfo.outputPath('data', 'releases');
    cpSync(own, releases, { recursive: true });
    await use(releases);
  },
  npmRun: async ({ releases }, use) => {
    await use(async (command, variables = {}) => {
      const settings = { KASHI_DATA: path.dirname(releases), KASHI_AUTHOR: 'Negar', ...variables };
      const args = ['run', '--silent', ...command.split(' ')];
      const { stdout } = await run('npm', args, {
        cwd: path.resolve(import.meta.dirname, '../../..'),
        env: { ...process.env, ...settings },
      });
      return stdout;
    });
  },
});

// One after another: both build in this checkout, and a release waits for a gate that opens every page in a browser.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const liveIn = (releases: string) => registryIn(releases).releases['mf-content']!;

test('a team releases, tries a canary, goes back, and sees what is live', async ({
  releases,
  npmRun,
}) => {
  const { version } = liveIn(releases);
  const next = brokenRelease(path.join(releases, 'mf-content', version), 'copy');

  expect(await npmRun('release -- mf-content')).toContain(`Live: mf-content@${version}`);
  expect(await npmRun(`rollback -- mf-content ${next}`)).toBe(`Live: mf-content@${next}\n`);
  expect(await npmRun('release -- mf-content --canary 10')).toContain('10 of 100 visitors');
  expect(await npmRun('canary -- mf-content 50')).toContain('50 of 100 visitors');
  expect(liveIn(releases)).toMatchObject({ version: next, canary: { version, percent: 50 } });
  expect(await npmRun('canary -- mf-content 100')).toBe(`Live: mf-content@${version}\n`);
  expect(await npmRun('rollback -- mf-content')).toBe(`Live: mf-content@${next}\n`);

  const remotes = await npmRun('remotes');
  expect(remotes).toContain(`Releases in ${releases}\n`);
  expect(remotes).toMatch(new RegExp(`mf-content +${next} .+ by Negar +${version}`));
  expect(await npmRun('prune -- 7')).toBe('Nothing to delete\n');
});

test('a signed address shows a build, from a signed registry', async ({ releases, npmRun }) => {
  const { KASHI_REGISTRY_KEY: key = '' } = keysIn(await npmRun('registry-key'));
  const signing = { KASHI_REGISTRY_KEY: key };
  const { version } = liveIn(releases);

  await npmRun('sign-registry', signing);
  const uploaded = await npmRun('release -- mf-content --upload-only --name pr-12', signing);
  const address = await npmRun('override -- mf-content@pr-12 --hours 2', {
    KASHI_PUBLIC_URL: 'https://shop.example',
    KASHI_OVERRIDE_KEY: 'a key of thirty-two characters or more',
  });

  expect(uploaded).toContain(`Uploaded: mf-content@${version}`);
  expect(address).toMatch(/^https:\/\/shop\.example\/\?kashi=mf-content@pr-12~\d+~\S+\n$/);
  expect(registryIn(releases).signature).toBeTruthy();
  const next = brokenRelease(path.join(releases, 'mf-content', version), 'copy');
  await expect(npmRun(`rollback -- mf-content ${next}`)).rejects.toThrow('The registry is signed');
});

test('a team with a key of its own moves its remote, and no other', async ({
  releases,
  npmRun,
}) => {
  const shop = keysIn(await npmRun('registry-key'));
  const team = keysIn(await npmRun('registry-key'));
  const { KASHI_REGISTRY_PUBLIC_KEY: publicKey = '' } = team;
  const ofTeam = { ...shop, KASHI_REGISTRY_KEY: team['KASHI_REGISTRY_KEY'] ?? '' };
  await npmRun('sign-registry', shop);

  const keys = await npmRun(`team-keys -- allow content ${publicKey} mf-content`, shop);
  expect(keys).toBe(
    'content: moves mf-content and nothing else; has signed nothing that is said now\n',
  );
  await npmRun('release -- mf-content --upload-only --name pr-13', ofTeam);
  await npmRun('switch -- mf-content deadline 700', ofTeam);

  expect(registryIn(releases).signed?.['mf-content']?.key).toBe('content');
  for (const refused of ['release -- mf-product', 'switch -- mf-product deadline 700']) {
    await expect(npmRun(refused, ofTeam)).rejects.toThrow(
      'The key «content» moves mf-content and nothing else: mf-product would change',
    );
  }
  await npmRun('team-keys -- revoke content --as-it-is', shop);
  await expect(npmRun('switch -- mf-content deadline 800', ofTeam)).rejects.toThrow(
    'a key that the shop does not know',
  );
});

/** The settings that a command prints, one a line. */
function keysIn(printed: string): Record<string, string> {
  const lines = printed.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
