import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startBackups } from './backup/schedule/scheduled-backups.ts';
import type { DeskSettings } from './settings/desk-settings.ts';
import { readEnvironment, type Environment } from './settings/environment.ts';
import { hasNoBank, noBankWarning } from './settings/no-bank.ts';
import { playMoneyWarning, takesPlayMoney } from './settings/play-money.ts';
import { isUntouched } from './seed/untouched.ts';
import { RefusedOpeningError } from './store/refused-opening.ts';
import { openCommandSocket } from './shop-command/connection/command-socket.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** Opens the shop: first the store, then the demo goods for an empty shop, then the server. */
const environment = settings();
// A start may take minutes. If the parent process ends meanwhile, this process ends too, so that it does not block the data
// directory for the next start.
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);
// The parent may have ended while this code was being loaded, and `disconnect` is not emitted again.
if (process.connected === false) giveUp();
const opening = openStore(environment).catch(refuseToStart);
// The embedded store starts in a thread while this thread loads the rest of the code.
const [{ openShop }, { buildServer }] = await Promise.all([
  import('./open-shop.ts'),
  import('./server.ts'),
]);
const store = await opening;
if (environment.seedsEmptyShop && (await isUntouched(store.db))) {
  // If several processes start on an empty store, one fills it and the others wait.
  await store.alone(async () => {
    if (await isUntouched(store.db)) await seed(store);
  });
}

const shop = await openShop({ store, environment });
const app = await buildServer(shop);

/** More than any call takes, except one that waits for a silent bank or mail server; the jobs of the next start ask that one again. */
const mostMsToClose = 10_000;
let closing: Promise<void> | undefined;
// Declared before the signals: a shop may be told to end while it begins.
let desk: FastifyInstance | null = null;
let closeCommandSocket: Awaited<ReturnType<typeof openCommandSocket>> | null = null;
let stopBackups: ReturnType<typeof startBackups> | null = null;
process.off('disconnect', giveUp);
// On disconnect: the parent process is gone, and nothing else would end this one.
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  // Further signals, as of an impatient Ctrl-C, must not cut short the shutdown that the first one began.
  process.on(end, () => {
    closing ??= close();
  });
}

shop.listening.url = await app.listen({ host: environment.host, port: environment.port });
// On PostgreSQL the owner's commands open the store themselves.
if (!environment.databaseUrl) closeCommandSocket = await openCommandSocket(shop);
// After the socket, by which a backup asks for the embedded store.
if (environment.backups) stopBackups = startBackups(shop, environment.backups);

process.send?.({ ready: shop.listening.url });
say(`The API answers at ${shop.listening.url}`);
if (takesPlayMoney(environment)) console.error(playMoneyWarning);
if (hasNoBank(environment)) console.error(noBankWarning);
if (environment.desk) desk = await openDeskPort(environment.desk);

/** Loaded only where a desk is asked for. A desk that cannot listen is told of, and the shop goes on without it. */
async function openDeskPort(settings: DeskSettings): Promise<FastifyInstance | null> {
  const [{ buildDesk }, { greetingOfDesk }] = await Promise.all([
    import('./desk/desk-server.ts'),
    import('./desk-staff/first-owner-address.ts'),
  ]);
  const server = await buildDesk(shop, { desk: settings, shopServer: app });
  const { host, port } = settings;
  const listening = await server.listen({ host, port }).catch((error: Error) => error);
  if (listening instanceof Error) {
    console.error(`The owner's desk cannot listen at ${host}:${port}: ${listening.message}`);
    await server.close();
    return null;
  }
  process.send?.({ desk: listening });
  say(await greetingOfDesk(shop, settings.url?.origin ?? listening));
  return server;
}

function settings(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    return refuseToStart(error);
  }
}

/** A problem that the operator has to solve is one sentence; for anything else the stack is printed for developers. */
function refuseToStart(error: unknown): never {
  if (!(error instanceof RefusedOpeningError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Finishes running calls and jobs, then makes all data durable. */
async function close(): Promise<void> {
  setTimeout(() => {
    console.error(
      'Some calls or jobs do not end: the shop stops without them, and checks later what became of them.',
    );
    process.exit(1);
  }, mostMsToClose).unref();
  try {
    await stopBackups?.();
    await desk?.close();
    await app.close();
    await closeCommandSocket?.();
    shop.listing.close();
    await store.close();
    process.exit(0);
  } catch (error) {
    console.error('The shop was not closed cleanly; its next start repairs that.', error);
    process.exit(1);
  }
}

/** Loaded only when needed, since it loads a picture library. */
async function seed(empty: Store): Promise<void> {
  const { seedShop } = await import('./seed/seed-shop.ts');
  await seedShop({ store: empty, mediaFolder: environment.mediaFolder, log: say });
  await sql`vacuum analyze`.execute(empty.db);
}

/** Progress of the start, on stdout; failures go to stderr. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
