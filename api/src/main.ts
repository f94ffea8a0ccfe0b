import { readEnvironment } from './environment.ts';
import { openShop } from './open-shop.ts';
import { buildServer } from './server.ts';
import { openStore } from './store/open-store.ts';

/** Opens the shop: the store, then the doors. */
const environment = readEnvironment();
const store = await openStore(environment);
const app = await buildServer(await openShop({ store, environment }));
const address = await app.listen({ host: environment.host, port: environment.port });

process.send?.({ ready: address });
console.log(`The API answers at ${address}`);

process.once('SIGTERM', () => void close());
process.once('SIGINT', () => void close());

/** Finishes the requests under way, then makes everything durable. */
async function close(): Promise<void> {
  await app.close();
  await store.close();
  process.exit(0);
}
