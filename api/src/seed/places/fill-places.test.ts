import { expect, test } from 'vitest';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { fillPlaces } from './fill-places.ts';

test.skipIf(!serverUrl)('of two who fill in the places at once the second finds them', async () => {
  const store = await serverStore(await newServerDatabase());

  const { second } = await store.transaction(async (tx) => {
    await fillPlaces(tx);
    const second = store.transaction(fillPlaces);
    await untilWaiting(store);
    return { second };
  });

  await expect(second).resolves.toBeUndefined();
});
