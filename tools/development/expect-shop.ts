import { environmentsFile } from './environments.ts';

/** The commands that work on what is live in a shop. */
const ofShops = ['release', 'rollback', 'canary', 'remotes', 'switch', 'retire', 'prune', 'types'];

/**
 * Throws a sentence where such a command stands in a repository of one remote and is told of no shop: it would work on an empty folder
 * of that repository, and complain that no shell is live there.
 */
export function expectShop(
  command: string,
  ownRemote: string | null,
  settings: NodeJS.ProcessEnv = process.env,
): void {
  const isTold = settings['KASHI_RELEASES'] ?? settings['KASHI_DATA'];
  if (ownRemote === null || isTold || !ofShops.includes(command)) return;
  throw new Error(
    `Say in which shop: npx kashi ${command} --env <name>, of a shop in ${environmentsFile}`,
  );
}
