import { newKeyPair } from '../../../shell/releases/keys/registry-key.ts';
import { openPackageRegistry } from '../../outside/package-registry.ts';
import { openSignedShop, type SignedShop } from '../../outside/signed-shop.ts';
import { makeTeamRepository, type TeamRepository } from '../../outside/team-repository.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';

interface Worker {
  shop: SignedShop;
  team: TeamRepository;
}

/** A shop and a team outside of this workspace, which has the packages from a registry alone. */
const test = base.extend<{}, Worker>({
  shop: [
    async ({}, use) => {
      const shop = await openSignedShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  team: [
    async ({ shop }, use) => {
      const registry = await openPackageRegistry();
      begunAt = performance.now();
      const team = await makeTeamRepository('mf-guide', registry);
      team.knows(shop);
      await use(team);
      team.remove();
      registry.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // The development server is another origin, which lets no such header in.
  extraHTTPHeaders: {},
});

let begunAt = 0;

// One after another: they go through the days of one repository.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const { key, publicKey } = newKeyPair();
const ofTeam = { KASHI_REGISTRY_KEY: key, KASHI_AUTHOR: 'Negar' };

test('a remote in a repository of its own goes live with its team’s key', async ({
  team,
  shop,
  shopper,
}) => {
  await expect(team.runs('release -- --env shop', ofTeam)).rejects.toThrow(
    'a key that the shop does not know',
  );

  await shop.lets('guide', publicKey, team.remote);
  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-guide@\S+/);
  await shopper.opens(`${shop.url}/guide`);

  await expect(shopper.heading).toHaveText('سلام');
  const minutes = (performance.now() - begunAt) / 60_000;
  process.stdout.write(`From create to live: ${minutes.toFixed(1)} minutes\n`);
});

test('an edit in that repository is in the composed shop at once', async ({
  team,
  shopper,
  page,
}) => {
  const development = await team.develops();
  await shopper.opens(`${development.url}/guide`);
  await expect(shopper.heading).toHaveText('سلام');

  team.edits('src/hello/messages.ts', 'سلام', 'درود');

  await expect(shopper.heading).toHaveText('درود');
  await page.goto('about:blank');
  await development.stop();
});

test('a pull request of that repository is looked at under a signed address, and nobody else gets it', async ({
  team,
  shop,
  shopper,
  page,
}) => {
  await shop.lets('guide', publicKey, team.remote);
  await team.runs('release -- --env shop', ofTeam);
  team.edits('src/hello/messages.ts', 'سلام', 'بدرود');

  await team.runs('release -- --env shop --upload-only --name pr-7', ofTeam);
  const address = await team.runs('override -- --env shop mf-guide@pr-7', {
    KASHI_OVERRIDE_KEY: shop.overrideKey,
  });
  await page.goto(`${shop.url}/guide`);
  await expect(shopper.heading).toHaveText('سلام');
  await page.goto(address.trim());
  await shopper.opens(`${shop.url}/guide`);

  await expect(shopper.heading).toHaveText('بدرود');
});

test('a React newer than the shop lends is refused before anything is live, with both versions', async ({
  team,
}) => {
  team.edits('package.json', '"react": "^19.0.0"', '"react": "^20.0.0"');

  await expect(team.runs('release -- --env shop', ofTeam)).rejects.toThrow(
    /mf-guide wants react \^20\.0\.0, the live shell lends 19\./,
  );
});
