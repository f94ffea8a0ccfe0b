import { randomInt } from 'node:crypto';
import path from 'node:path';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { readJudgements } from '../../../shell/releases/judgements.ts';
import { readHistory } from '../../../shell/releases/history.ts';
import { readRegistry } from '../../../shell/releases/registry/registry-file.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { leaves } from '../../page-objects/probes/leaving.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import type { Fault } from '../../shop/broken-release.ts';
import type { SecondHost } from '../../shop/second-host.ts';

const name = 'mf-product';
/** A visitor with a new address each time, so that the visit counts. */
const somebody = (cookie = '') => ({
  cookie,
  'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
});
/** More than the judge wants to see before it says anything. */
const visits = Array.from({ length: 32 });

/** Beside the live version, for visitors with the cookie. */
async function aCanary(host: SecondHost, fault: Fault) {
  const store = folderStore(path.resolve(host.folderOf(name), '../..'));
  const version = host.broken(name, fault);
  await changeRegistry(store, [{ name, version, action: 'canary', percent: 0, by: 'team' }]);
  return { store, version };
}

test('a canary that throws takes itself back, and the other shoppers never notice', async ({
  page,
  playwright,
  baseURL,
  host,
  shopper,
}) => {
  const { store, version } = await aCanary(host, 'throws on the server');
  const others = await playwright.request.newContext({ baseURL: baseURL! });
  const withCanary = () =>
    others.get(seeded.watch.path, { headers: somebody(`kashi-canary=${name}`) });
  await expect.poll(async () => (await withCanary()).status()).toBe(503);
  const live = await page.goto(seeded.watch.path);
  await shopper.canAct();

  const statuses = await test.step('both arms are visited', async () => {
    const seen = new Set<number>();
    for (const _ of visits) {
      const [other] = await Promise.all([
        others.get(seeded.watch.path, { headers: somebody() }),
        withCanary(),
      ]);
      seen.add(other.status());
    }
    return [...seen];
  });

  await expect.poll(async () => (await readRegistry(store)).releases[name]?.canary).toBeUndefined();
  expect((await readHistory(store)).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'host',
    from: version,
  });
  // The host writes the judgement down after the registry.
  await expect
    .poll(async () => (await readJudgements(store)).at(-1))
    .toMatchObject({
      canary: version,
      verdict: 'worse',
      reason: expect.stringMatching(/^errors on the server 100 %, before \d %$/),
    });
  await expect.poll(async () => (await withCanary()).status()).toBe(200);
  expect(live?.status()).toBe(200);
  expect(statuses).toEqual([200]);
  await shopper.product.addsToCart();
  await shopper.header.counts(1);
});

test('a measured visit sends its figures when the shopper leaves, without the shopper’s identity', async ({
  page,
  baseURL,
  host,
  shopper,
}) => {
  const { version } = await aCanary(host, 'copy');
  await page.context().addCookies([{ name: 'kashi-canary', value: name, url: baseURL! }]);
  await expect
    .poll(async () => (await (await page.request.get(seeded.watch.path)).text()).includes(version))
    .toBe(true);
  await shopper.opens(seeded.watch.path);

  const told = await leaves(page);

  const beacon = told.postDataJSON() as [string, string, number][];
  expect(beacon).toContainEqual([`${name}@${version}`, 'browserErrors', 0]);
  expect(beacon.map(([, measure]) => measure)).toContain('lcpMs');
});
