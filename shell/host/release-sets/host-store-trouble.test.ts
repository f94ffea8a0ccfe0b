import { expect, test, vi } from 'vitest';
import { aMachine } from '../../releases/mirror/mirror-fixtures.ts';
import { ReleaseMirror } from '../../releases/mirror/release-mirror.ts';
import { registerUploads } from '../../releases/version-names.ts';
import { aHostProcess, ending } from '../processes/host-process-fixtures.ts';
import { aHost, aShop, patient } from './host-store-fixtures.ts';

vi.setConfig({ testTimeout: 2 * patient.timeout });

test('a release beside the live ones that could not be fetched is tried again', async () => {
  const { server, team } = await aShop();
  const { page, log } = await aHost(server);
  const uploaded = await team.uploads('mf-a', '2', { text: 'two' });
  const code = server.files.get('mf-a/2/node/server.cjs')!;

  server.files.delete('mf-a/2/node/server.cjs');
  await registerUploads(team.store, [uploaded], 'pr-12');
  await expect.poll(() => String(log.mock.calls), patient).toContain('mf-a@2 cannot be fetched');
  expect(await page('kashi-override=mf-a@pr-12')).toContain('one');

  server.files.set('mf-a/2/node/server.cjs', code);
  await expect.poll(() => page('kashi-override=mf-a@pr-12'), patient).toContain('two');
});

test('an unreachable store is logged once, and the live releases keep serving', async () => {
  const { server, team } = await aShop();
  const { page, log } = await aHost(server);

  server.trouble = () => 500;
  await expect.poll(() => log.mock.calls, patient).toHaveLength(1);
  expect(log).toHaveBeenCalledWith('error', expect.stringMatching(/answers 500 .+ keeps serving$/));
  expect(await page()).toContain('one');

  server.trouble = () => undefined;
  await team.releases('mf-a', '2', 100, { text: 'two' });
  await expect.poll(() => page(), patient).toContain('two');
  expect(log).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenLastCalledWith('info', 'The store is followed again');
});

test('a host that starts while its store hangs serves its mirror', async () => {
  const { server } = await aShop();
  const { dataFolder, ...machine } = aMachine(server);
  await new ReleaseMirror(machine).pull();

  server.trouble = () => 'hang';

  expect(await (await aHost(server, { dataFolder, startWithinMs: 300 })).page()).toContain('one');
});

test.each([
  ['without a signature', (text: string) => text.replace(/,\s+"signature": ".+"/, '')],
  ['in which something was changed', (text: string) => text.replace('"mf-a": {', '"mf-b": {')],
])(
  'a registry %s does not reach the mirror, and a restarted host keeps serving',
  async (_what, forge) => {
    const { server, publicKey } = await aShop({ isSigned: true });
    const { dataFolder, log } = await aHost(server, { publicKey });

    server.files.set(
      'registry.json',
      Buffer.from(forge(String(server.files.get('registry.json')))),
    );

    await expect
      .poll(() => String(log.mock.calls), patient)
      .toMatch(/The registry is not (signed|what was signed)/);
    expect(await (await aHost(server, { dataFolder, publicKey })).page()).toContain('one');
  },
);

test('an older registry is not followed by a restarted host either, even if it is signed', async () => {
  const { server, team, publicKey } = await aShop({ isSigned: true });
  const old = server.files.get('registry.json')!;
  await team.releases('mf-a', '2', 100, { text: 'two' });
  const { dataFolder } = await aHost(server, { publicKey });

  server.files.set('registry.json', old);

  const { page, log } = await aHost(server, { dataFolder, publicKey });
  expect(await page()).toContain('two');
  expect(String(log.mock.calls)).toContain('while 3 is known already');
});

test('the primary process updates the mirror, and starts workers without the store as well', async () => {
  const { server, team } = await aShop();
  const machine = aMachine(server);
  const variables = {
    KASHI_RELEASES: server.url,
    KASHI_WORKERS: '1',
    KASHI_API_URL: 'http://127.0.0.1:9',
  };
  const start = async () => {
    const { url, host } = await aHostProcess(machine, variables);
    const served = async () =>
      ((await (await fetch(`${url}/readyz`)).json()) as { releases: unknown }).releases;
    return { host, served };
  };

  const { host, served } = await start();
  expect(await served()).toEqual({ shell: '1', 'mf-a': '1' });
  await team.releases('mf-a', '2');
  await expect.poll(served, patient).toEqual({ shell: '1', 'mf-a': '2' });
  host.kill('SIGTERM');
  await ending(host);
  await server.close();

  expect(await (await start()).served()).toEqual({ shell: '1', 'mf-a': '2' });
});
