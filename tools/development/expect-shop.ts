import { environmentsFile } from './environments.ts';

/** The commands that work on what is live in a shop. */
const ofShops = ['release', 'rollback', 'canary', 'remotes', 'switch', 'retire', 'prune', 'types'];

/** `override` prints an address of the shop, and works on no release. */
const address = 'override';

/**
 * Throws a sentence where such a command stands in a repository of one remote and is told of no shop: it would work on an empty folder
 * of that repository, and complain that no shell is live there. An address would lead to this machine, where no shop is.
 */
export function expectShop(
  command: string,
  ownRemote: string | null,
  settings: NodeJS.ProcessEnv = process.env,
): void {
  if (ownRemote === null || ![...ofShops, address].includes(command)) return;
  const isTold =
    command === address
      ? settings['KASHI_PUBLIC_URL']
      : (settings['KASHI_RELEASES'] ?? settings['KASHI_DATA']);
  if (isTold) return;
  throw new Error(
    `Say in which shop: npx kashi ${command} --env <name>, of a shop in ${environmentsFile}`,
  );
}
