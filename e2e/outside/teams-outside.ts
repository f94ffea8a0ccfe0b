import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { test as base } from '../page-objects/visitors/shopper.ts';
import { openPackageRegistry, type PackageRegistry } from './package-registry.ts';
import { openSignedShop, type SignedShop } from './signed-shop.ts';
import { makeTeamRepository, type TeamRepository } from './team-repository.ts';

interface Worker {
  /** A shop that knows the key that both teams have. */
  shop: SignedShop;
  registry: PackageRegistry;
  /** A team whose repository was made and installed when the registry had the packages of before alone. */
  teamOfBefore: TeamRepository;
  /** A team outside of this workspace, which has today's packages from a registry alone. */
  team: TeamRepository;
}

const { key, publicKey } = newKeyPair();

/** What teams outside release with. */
export const ofTeam = { KASHI_REGISTRY_KEY: key, KASHI_AUTHOR: 'Negar' };

/** Lets the teams' key move their remotes in a shop. */
export function letsTeams(shop: SignedShop): Promise<string> {
  return shop.lets('writers', publicKey, 'mf-guide', 'mf-notes');
}

/** A registry whose packages have just got another version, with a team that was there before and one that comes after. */
export const test = base.extend<{}, Worker>({
  shop: [
    async ({}, use) => {
      const shop = await openSignedShop();
      await letsTeams(shop);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  registry: [
    async ({}, use) => {
      const registry = await openPackageRegistry();
      await use(registry);
      registry.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  teamOfBefore: [
    async ({ shop, registry }, use) => {
      const team = await makeTeamRepository('mf-notes', registry);
      team.knows(shop);
      await use(team);
      team.remove();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  team: [
    async ({ shop, registry, teamOfBefore }, use) => {
      await registry.publishesToday();
      const team = await makeTeamRepository('mf-guide', registry, teamOfBefore);
      team.knows(shop);
      await use(team);
      team.remove();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  // The development server is another origin, which lets no such header in.
  extraHTTPHeaders: {},
});
