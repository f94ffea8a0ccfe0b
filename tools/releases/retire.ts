import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere, type Releases } from '../../shell/releases/releases-here.ts';
import { expectNoneBroken, readNeighbours } from '../gate/builds/neighbour-builds.ts';
import { needsOf } from '../gate/checks/retirement-check.ts';

/**
 * Takes a remote out of the shop, and its canary with it: hosts answer its addresses like addresses that no remote has. Its
 * releases stay in the store for the tabs that are made of them, until they are pruned. Answers what was live, as
 * `name@version`. Throws where others need it, with their names.
 */
export async function retire(releases: Releases, name: string): Promise<string> {
  if (name === 'shell') throw new Error('Every page stands in the shell: it cannot be retired');
  const version = (await readRegistry(releases.store)).releases[name]?.version;
  if (!version) throw new Error(`${name} is not live`);

  await changeRegistry(releases.store, async ({ releases: registered }) => {
    await expectUnneeded(releases, name);
    const canary = registered[name]?.canary;
    const end = { name, action: 'rollback', percent: null } as const;
    return [
      ...(canary ? [{ ...end, version: canary.version }] : []),
      { name, version, action: 'retire' },
    ];
  });
  return `${name}@${version}`;
}

/** Among what is live, and again with each canary in its place. */
async function expectUnneeded(releases: Releases, name: string): Promise<void> {
  const neighbours = await readNeighbours(releases);
  // A remote whose live build is broken can be retired; the builds before the broken one say where its pages were.
  expectNoneBroken(neighbours, new Set([name]));
  const { live, before, canaries } = neighbours;
  const routes = (live.get(name) ?? before.get(name))?.manifest.routes ?? [];

  const others = new Map([...live].filter(([other]) => other !== name));
  const sets = [...canaries]
    .filter(([other]) => other !== name)
    .map((canary) => new Map([...others, canary]));
  const needs = await Promise.all(
    [others, ...sets].map((builds) => needsOf({ name, routes }, builds)),
  );
  const sentences = new Set(needs.flat());
  if (sentences.size > 0) throw new Error([`${name} is needed:`, ...sentences].join('\n'));
}

/** `kashi retire <remote>`: takes a remote out of the shop, which has to be named everywhere. */
export async function retireCommand(words: string[]): Promise<void> {
  const [name] = words;
  if (!name) throw new Error('Say what to take out of the shop: npm run retire -- mf-guide');
  console.log(`Retired: ${await retire(releasesHere(), name)}`);
  console.log(`npm run rollback -- ${name} brings it back, until it is pruned`);
}
