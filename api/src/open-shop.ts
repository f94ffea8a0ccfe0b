import type { Environment } from './environment.ts';
import type { Shop } from './shop.ts';
import type { Store } from './store/store.ts';

/** Puts a shop together over an open store. */
export async function openShop({
  store,
  environment,
  clock = () => new Date(),
}: {
  store: Store;
  environment: Environment;
  clock?: () => Date;
}): Promise<Shop> {
  return { store, environment, clock, sessions: { customerOf: async () => null } };
}
