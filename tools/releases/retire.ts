import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readRegistry } from '../../shell/releases/registry-file.ts';
import { releasesHere, type Releases } from '../../shell/releases/releases-here.ts';
import { command } from '../command.ts';
import type { Neighbours } from '../gate/candidate.ts';
import { readNeighbours } from '../gate/neighbour-builds.ts';
import { retirementCheck } from '../gate/retirement-check.ts';

/**
 * Takes a remote out of the shop, and its canary with it: hosts answer its addresses as any other that nobody has. Its
 * releases stay in the store for the tabs that are made of them, until they are pruned. Answers what was live, as
 * `name@version`. Throws where others need it, with their names.
 */
export async function retire(releases: Releases, name: string): Promise<string> {
  if (name === 'shell') throw new Error('Every page stands in the shell: it cannot be retired');
  const registered = (await readRegistry(releases.store)).releases;
  const { version, canary } = registered[name] ?? {};
  if (!version) throw new Error(`${name} is not live`);

  const { live, instead } = await readNeighbours(releases);
  const sets: Neighbours[] = [live];
  for (const [other, builds] of instead) {
    const next = builds.find(
      ({ manifest }) => manifest.version === registered[other]?.canary?.version,
    );
    if (next && other !== name) sets.push(new Map([...live, [other, next]]));
  }
  const needs = await Promise.all(sets.map((builds) => retirementCheck(name, builds)));
  const sentences = new Set(needs.flat());
  if (sentences.size > 0) throw new Error([`${name} is needed:`, ...sentences].join('\n'));

  const end = { name, action: 'rollback', percent: null } as const;
  await changeRegistry(releases.store, [
    ...(canary ? [{ ...end, version: canary.version }] : []),
    { name, version, action: 'retire' },
  ]);
  return `${name}@${version}`;
}

if (import.meta.main) {
  await command(async () => {
    const [name] = process.argv.slice(2);
    if (!name) throw new Error('Say what to take out of the shop: npm run retire -- mf-guide');
    console.log(`Retired: ${await retire(releasesHere(), name)}`);
    console.log(`npm run rollback -- ${name} brings it back, until it is pruned`);
  });
}
