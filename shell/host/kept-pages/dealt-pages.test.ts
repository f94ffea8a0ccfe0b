import { expect, test, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { getsCanary } from '../visitor.ts';
import { aKeepingHost } from './kept-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 2 * patientMs });

const canary = { name: 'mf-a', version: '2', percent: 50 };
const arms = Array.from({ length: 100 }, (_, arm) => arm);
const getsIt = (arm: number) => getsCanary({ arm, canaries: [], overrides: [] }, canary);
const cookieOf = (arm: number | undefined) => ({ cookie: `kashi-arm=${arm}` });
const [canarys, lives] = [cookieOf(arms.find(getsIt)), cookieOf(arms.find((arm) => !getsIt(arm)))];

/** A host with kept pages, on which every second visitor gets a canary. */
async function aDealingHost() {
  const host = await aKeepingHost();
  const { releases, text, visit } = host;
  releases.upload('mf-a', '2', {
    render: `const answer = await fetch('/v1/Price'); write('canary ' + Math.random())`,
  });
  const store = folderStore(releases.folder);
  await changeRegistry(store, [{ ...canary, action: 'canary', by: 'team' }]);
  const shown = async (cookie: { cookie: string }) =>
    /canary [\d.e-]+/.exec((await visit(cookie)).body)?.[0] ?? (await text(cookie));
  const isKept = (cookie: { cookie: string }) =>
    expect
      .poll(async () => (await shown(cookie)) === (await shown(cookie)), { timeout: patientMs })
      .toBe(true);
  await expect.poll(() => shown(canarys), { timeout: patientMs }).toContain('canary');
  await isKept(canarys);
  await isKept(lives);
  return { ...host, shown };
}

test('pages of a canary and of the live version are kept separately', async () => {
  const { shown } = await aDealingHost();

  for (let visits = 0; visits < 5; visits += 1) {
    expect(await shown(canarys)).toMatch(/^canary/);
    expect(await shown(lives)).toMatch(/^price/);
  }
});

test('a visitor without an arm gets a new one with a kept page, and a visitor with an arm keeps it', async () => {
  const { visit } = await aDealingHost();

  const drawn = await Promise.all(Array.from({ length: 20 }, () => visit()));
  const known = await visit(lives);

  const cookies = drawn.map(({ headers }) => [headers['set-cookie']].flat()[0]);
  expect(cookies.every((cookie) => cookie?.startsWith('kashi-arm='))).toBe(true);
  expect(new Set(cookies).size).toBeGreaterThan(1);
  expect(String(known.headers['set-cookie'])).not.toContain('kashi-arm=');
  expect(known.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
});
