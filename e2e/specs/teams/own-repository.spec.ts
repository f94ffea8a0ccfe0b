import { newKeyPair } from '../../../shell/releases/keys/registry-key.ts';
import { versionBefore } from '../../outside/package-registry.ts';
import { openSignedShop, type SignedShop } from '../../outside/signed-shop.ts';
import { letsTeams, ofTeam, test } from '../../outside/teams-outside.ts';
import { otherReact } from '../../shop/shell-with-other-react.ts';
import { reactCopies } from '../../page-objects/probes/react-copies.ts';
import { expect, type Shopper } from '../../page-objects/visitors/shopper.ts';
import { olderRelease } from '../../shop/older-release.ts';

const page = '/guide';
/** A product whose page is an example of its team. */
const offered = { id: 1102, name: 'Galaxy A55' };
let commandsOfBefore = '';

// One after another: they are the days of one repository.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('a remote with the packages of before is released into the shop of today, and developed in it', async ({
  teamOfBefore: team,
  shop,
  shopper,
  page: tab,
}) => {
  team.offers(offered.id);
  expect(team.version()).toBe(versionBefore);

  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-notes@\S+/);

  await buysWhatIsOffered(shopper, shop, '/notes');
  const minutes = (performance.now() - team.begunAt) / 60_000;
  process.stdout.write(`From create to live: ${minutes.toFixed(1)} minutes\n`);

  const development = await team.develops();
  await shopper.opens(`${development.url}/notes`);
  team.edits('src/hello/messages.ts', 'سلام', 'درود');
  await expect(shopper.heading).toHaveText('درود');
  await tab.goto('about:blank');
  await development.stop();
});

test('a remote in a repository of its own goes live with its team’s key', async ({
  team,
  shop,
  shopper,
}) => {
  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-guide@\S+/);
  await shop.answers(page);
  await shopper.opens(shop.url + page);

  await expect(shopper.heading).toHaveText('سلام');
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

test('a team that has another minor of React releases into the shop all the same', async ({
  team,
  shop,
  shopper,
}) => {
  const older = otherReact();
  await team.npm(`install --save-dev --save-exact react@${older} react-dom@${older}`);
  team.offers(offered.id);

  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-guide@\S+/);

  await buysWhatIsOffered(shopper, shop, page);
});

test('a React newer than the shop lends is refused with both versions', async ({ team }) => {
  team.edits('package.json', '"react": "^19.2.0"', '"react": "^20.0.0"');

  await expect(team.runs('release -- --env shop', ofTeam)).rejects.toThrow(
    /mf-guide wants react \^20\.0\.0, the live shell lends 19\./,
  );
});

test('npm update moves that repository to the packages of today, and its check and its release pass', async ({
  teamOfBefore: team,
  shop,
  shopper,
}) => {
  commandsOfBefore = team.keepsCommands();
  await team.npm('update');
  expect(team.version()).not.toBe(versionBefore);

  await team.runs('check');
  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-notes@\S+/);

  await expect(async () => {
    await shopper.opens(`${shop.url}/notes`);
    await expect(shopper.heading).toHaveText('درود', { timeout: 1000 });
  }).toPass();
});

test('a remote with the packages of today goes live in a shop whose commands, host and shell are of before', async ({
  teamOfBefore: team,
  shopper,
  page: tab,
}) => {
  const before = await openSignedShop({
    commands: commandsOfBefore,
    shell: (releases) => olderRelease('shell', releases, 'older-packages'),
  });
  await letsTeams(before);
  team.knows(before);

  expect(await team.runs('release -- --env shop', ofTeam)).toMatch(/Live: mf-notes@\S+/);

  await buysWhatIsOffered(shopper, before, '/notes');
  await tab.goto('about:blank');
  await before.close();
});

/**
 * The page is rendered on the server from the API's answer, comes alive, hears of the cart that another team's button fills, and is left and
 * found by links.
 */
async function buysWhatIsOffered(shopper: Shopper, shop: SignedShop, address: string) {
  const isRendered = async () => {
    const html = await (await shopper.page.request.get(shop.url + address)).text();
    return html.includes(offered.name);
  };
  await expect.poll(isRendered).toBe(true);

  await shopper.opens(shop.url + address);
  await shopper.content.getByRole('button', { name: 'افزودن به سبد خرید' }).click();

  await expect(shopper.content).toContainText('کالاهای سبد: 1');
  await shopper.header.counts(1);
  await shopper.header.cart.click();
  await expect(shopper.cart.line(offered.name)).toBeVisible();
  await shopper.page.goBack();
  await expect(shopper.heading).toHaveText(/سلام|درود/);
  expect(await reactCopies(shopper.page)).toHaveLength(1);
}
