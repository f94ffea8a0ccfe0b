import { newKeyPair } from '../../../shell/releases/keys/registry-key.ts';
import { openPackageRegistry } from '../../outside/package-registry.ts';
import { openSignedShop, type SignedShop } from '../../outside/signed-shop.ts';
import { makeTeamRepository, type TeamRepository } from '../../outside/team-repository.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';

interface Worker {
  /** A shop that knows the team's key. */
  shop: SignedShop;
  /** A team outside of this workspace, which has the packages from a registry alone. */
  team: TeamRepository;
}

const { key, publicKey } = newKeyPair();
const ofTeam = { KASHI_REGISTRY_KEY: key, KASHI_AUTHOR: 'Negar' };
const page = '/guide';
let begunAt = 0;

const test = base.extend<{}, Worker>({
  shop: [
    async ({}, use) => {
      const shop = await openSignedShop();
      await shop.lets('guide', publicKey, 'mf-guide');
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
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
    { scope: 'worker', timeout: 900_000 },
  ],
  // The development server is another origin, which lets no such header in.
  extraHTTPHeaders: {},
});

// One after another: they are the days of one repository.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('a remote in a repository of its own goes live with its team’s key', async ({
  team,
  shop,
  shopper,
}) => {
  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-guide@\S+/);
  await shop.answers(page);
  await shopper.opens(shop.url + page);

  await expect(shopper.heading).toHaveText('سلام');
  const minutes = (performance.now() - begunAt) / 60_000;
  process.stdout.write(`From create to live: ${minutes.toFixed(1)} minutes\n`);
});

test('an edit in that repository is in the composed shop at once', async ({
  team,
  shopper,
  page: tab,
}) => {
  const development = await team.develops();
  await shopper.opens(development.url + page);
  await expect(shopper.heading).toHaveText('سلام');

  team.edits('src/hello/messages.ts', 'سلام', 'درود');

  await expect(shopper.heading).toHaveText('درود');
  await tab.goto('about:blank');
  await development.stop();
});

test('a pull request of that repository is shown by a signed address alone', async ({
  team,
  shop,
  shopper,
  page: tab,
}) => {
  await team.runs('release -- --env shop --upload-only --name pr-7', ofTeam);
  const address = await team.runs('override -- --env shop mf-guide@pr-7', {
    KASHI_OVERRIDE_KEY: shop.overrideKey,
  });

  await tab.goto(address.trim());
  await shopper.opens(shop.url + page);
  await expect(shopper.heading).toHaveText('درود');
  await tab.context().clearCookies();
  await shopper.opens(shop.url + page);
  await expect(shopper.heading).toHaveText('سلام');
});

test('a key that the shop has not let in moves nothing', async ({ team }) => {
  const stranger = { ...ofTeam, KASHI_REGISTRY_KEY: newKeyPair().key };

  await expect(team.runs('release -- --env shop', stranger)).rejects.toThrow(
    'a key that the shop does not know',
  );
});

test('a React newer than the shop lends is refused with both versions', async ({ team }) => {
  team.edits('package.json', '"react": "^19.0.0"', '"react": "^20.0.0"');

  await expect(team.runs('release -- --env shop', ofTeam)).rejects.toThrow(
    /mf-guide wants react \^20\.0\.0, the live shell lends 19\./,
  );
});
