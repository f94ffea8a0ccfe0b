import type { ChildProcess } from 'node:child_process';
import { buildDeskFirst } from './builds/build-desk-first.ts';
import { command } from './running/command.ts';
import { developerAccess } from './development/developer-access.ts';
import { expectFreePort } from './processes/expect-free-port.ts';
import { onHangUp } from './processes/on-hang-up.ts';
import { releaseCheckout } from './releases/release-checkout-first.ts';
import { startShop } from './processes/shop-processes.ts';

await command(async () => {
  let host: ChildProcess | undefined;
  // The API knows no such signal; a start that is under way takes the code as it is anyway.
  onHangUp(() => host?.kill('SIGHUP'));
  const dataFolder = process.env['KASHI_DATA'] ?? '.data';
  const port = Number(process.env['PORT'] ?? 3000);
  await expectFreePort(port, 'PORT', process.env['KASHI_HOST']);

  const released = releaseCheckout();
  await buildDeskFirst();
  const variables = { KASHI_RELEASES: process.env['KASHI_RELEASES'] ?? '' };
  const shop = await startShop({ port, dataFolder, variables, released });
  ({ host } = shop);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void shop.stop());
  }
  const access = developerAccess(process.env);
  if (access) console.log(access);
  console.log(`Kashi is open at ${shop.url}`);

  await shop.ended;
  // The exit code tells the supervisor whether the host was told to end.
  process.exitCode = shop.host.exitCode ?? 1;
  await shop.stop();
});
