import { buildDeskFirst } from './builds/build-desk-first.ts';
import { command } from './running/command.ts';
import { developerAccess } from './development/developer-access.ts';
import { expectFreePort } from './processes/expect-free-port.ts';
import { killWhenSilent } from './processes/kill-when-silent.ts';
import { onHangUp } from './processes/on-hang-up.ts';
import { releaseCheckout } from './releases/release-checkout-first.ts';
import type { Running } from './processes/running.ts';
import { expectApiSettings, expectHostSettings } from './serve/settings.ts';
import { unwelcome } from './serve/welcome.ts';
import { startApi, startHost } from './processes/shop-processes.ts';

const dataFolder = process.env['KASHI_DATA'] ?? '.data';
const halves = new Map([
  ['api', serveApi],
  ['host', serveHost],
]);

/** One half of a shop by itself, for machines that have the other half elsewhere: its hosts, or its API. */
await command(async () => {
  const [name = '', ...more] = process.argv.slice(2);
  const serve = halves.get(name);
  if (!serve || more.length > 0) {
    throw new Error('Say which half of the shop: npm run serve -- host | api');
  }
  let host: Running | undefined;
  // The API knows no such signal; a start that is under way takes the code as it is anyway.
  onHangUp(() => host?.process.kill('SIGHUP'));
  const running = await serve();
  if (name === 'host') host = running;

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void running.stop());
  }
  const access = developerAccess(process.env);
  if (access) console.log(access);
  console.log(`Kashi's ${name} is open at ${running.url}`);

  await running.ended;
  // The exit code tells the supervisor whether the process was told to end.
  process.exitCode = running.process.exitCode ?? 1;
});

async function serveApi(): Promise<Running> {
  expectApiSettings(process.env);
  const port = process.env['KASHI_API_PORT'] ?? '3001';
  const settings = { port: 'KASHI_API_PORT', host: 'KASHI_API_HOST' };
  await expectFreePort(Number(port), settings, process.env['KASHI_API_HOST']);
  await buildDeskFirst();
  const api = await startApi({ dataFolder, variables: { KASHI_API_PORT: port } });
  // Its end is this command's, which the supervisor starts again.
  void killWhenSilent(api.process, { name: 'The API', url: api.url });
  return api;
}

async function serveHost(): Promise<Running> {
  const { apiUrls, token } = expectHostSettings(process.env);
  const port = Number(process.env['PORT'] ?? 3000);
  await expectFreePort(port, 'PORT', process.env['KASHI_HOST']);
  for (const refusal of await Promise.all(apiUrls.map((url) => unwelcome(url, token)))) {
    if (refusal) throw new Error(refusal);
  }
  await releaseCheckout();
  const variables = { KASHI_RELEASES: process.env['KASHI_RELEASES'] ?? '' };
  return startHost({ port, dataFolder, apiUrl: apiUrls.join(), variables });
}
