import { expect, test, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { readJudgements } from '../../releases/judgements.ts';
import { readHistory } from '../../releases/history.ts';
import { readRegistry } from '../../releases/registry/registry-file.ts';
import { registerUploads } from '../../releases/version-names.ts';
import { aHost, aShop, patient } from './host-store-fixtures.ts';

vi.setConfig({ testTimeout: 2 * patient.timeout });

test('a release by a team on another machine goes live here, and so does a rollback', async () => {
  const { server, team } = await aShop();
  const { page } = await aHost(server);
  expect(await page()).toContain('one');

  await team.releases('mf-a', '2', 100, { text: 'two' });
  await expect.poll(() => page(), patient).toContain('two');

  await changeRegistry(team.store, [{ name: 'mf-a', version: '1', action: 'rollback' }]);
  await expect.poll(() => page(), patient).toContain('one');
});

test.each([false, true])(
  'a canary that throws is taken back in the store for every host (signed: %s)',
  async (isSigned) => {
    const { server, team, publicKey } = await aShop({ isSigned });
    await team.releases('mf-a', '2', 0, { render: `throw new Error('broken')` });
    const { page } = await aHost(server, { publicKey });
    // Canaries arrive after the live releases.
    await expect.poll(() => page('kashi-canary=mf-a'), patient).toContain('/r/mf-a/2/');

    for (let visit = 0; visit < 30; visit++) {
      await page();
      await page('kashi-canary=mf-a');
    }

    const entry = async () => (await readRegistry(team.store)).releases['mf-a'];
    await expect.poll(async () => (await entry())?.canary, patient).toBeUndefined();
    await expect
      .poll(async () => (await readJudgements(team.store)).at(-1), patient)
      .toMatchObject({ canary: '2', verdict: 'worse' });
    expect((await readHistory(team.store)).at(-1)).toMatchObject({
      action: 'rollback',
      by: 'host',
      from: '2',
    });
    await expect.poll(() => page('kashi-canary=mf-a'), patient).toContain('one');
  },
);

test('an upload that is not live is shown to visitors who name it, under a signed registry', async () => {
  const { server, team, publicKey } = await aShop({ isSigned: true });
  const { page } = await aHost(server, { publicKey });

  const uploaded = await team.uploads('mf-a', '2', { text: 'two' });
  await registerUploads(team.store, [uploaded], 'pr-12');

  await expect.poll(() => page('kashi-override=mf-a@pr-12'), patient).toContain('two');
  expect(await page('kashi-override=mf-a@2')).toContain('two');
  expect(await page()).toContain('one');
});
