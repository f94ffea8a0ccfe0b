import { expect, test } from '../../page-objects/visitors/survivor.ts';
import { tiles } from '../../page-objects/facts/tiles.ts';
import type { Fault } from '../../shop/broken-release.ts';

/** Faults of a release beside those of its code. A shopper can see none of them, on any page. */
const faults: Fault[] = [
  'wrong hash on the server',
  'wrong hash in the browser',
  'half-uploaded',
  'contract too old',
];

for (const [index, tile] of tiles.entries()) {
  const { remote, path } = tile;
  const neighbour = tiles.at(index - 1)!;

  test(`${remote}: a release that is not whole is never served, the last good one stays`, async ({
    page,
    host,
    shopper,
  }) => {
    await tile.needs?.(page);
    const before = await host.served();
    const copy = host.broken(neighbour.remote, 'copy');

    for (const [turn, fault] of faults.entries()) {
      // A neighbour's release that goes live by the same write shows that the host has looked.
      const version = turn % 2 ? before[neighbour.remote]! : copy;
      const broken = { version: host.broken(remote, fault) };
      host.registers({ [remote]: broken, [neighbour.remote]: { version } });

      await expect.poll(host.served).toHaveProperty([neighbour.remote], version);
      expect.soft(await host.served(), fault).toHaveProperty([remote], before[remote]);
    }

    await shopper.opens(path);
    await expect(tile.shown(shopper)).toBeVisible();
  });

  test(`a host without ${remote} serves the rest, and takes it up when it is released again`, async ({
    page,
    host,
    shopper,
    survivor,
  }) => {
    await host.serves({ [remote]: null });

    const missing = await page.goto(path);

    expect(missing?.status()).toBe(404);
    await shopper.canAct();
    await survivor.goesOnWithout(tile);
    await host.serves();
    expect((await page.request.get(path)).status()).toBe(200);
  });
}
