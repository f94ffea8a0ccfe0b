import path from 'node:path';
import type { Registry } from '@kashi/border/registry';
import { readHistory, versionBefore } from '../../../shell/releases/history.ts';
import { mirrorHere } from '../../../shell/releases/mirror/mirror-here.ts';
import { registryIn } from '../../../shell/releases/registry/registry-in.ts';
import type { Releases } from '../../../shell/releases/releases-here.ts';
import type { ReleaseId, ReleaseStore } from '../../../shell/releases/store/release-store.ts';
import { contractCheck } from '../checks/contract-check.ts';
import { readCandidate, type Candidate, type Neighbours } from './candidate.ts';
import { messageOf } from './message-of.ts';

/** The builds that are released, by name. */
export interface NeighbourBuilds {
  /** The live version. */
  live: Neighbours;
  /** The version that a rollback would put in its place. */
  before: Neighbours;
  /** The canary that some visitors get in its place already. */
  canaries: Neighbours;
  /** The remotes with a live build that hosts cannot serve, each with the reason in a sentence. */
  broken: ReadonlyMap<string, string>;
}

/** Reads the builds that a candidate would stand among, as they lie on this machine or are brought to it. */
export async function readNeighbours(releases: Releases): Promise<NeighbourBuilds> {
  const { folder, store } = releases;
  const mirror = await mirrorHere(releases);
  const registry = mirror ? await mirror.registry() : registryIn(folder);
  // Where a live release is not whole, the mirror stays as it was; the code below reports it where it matters.
  await mirror?.pull().catch(() => undefined);
  const roles = await rolesIn(registry, store);
  const ids = roles.map(({ name, version }) => `${name}@${version}`);
  const missing = await mirror?.bring(ids, registry);

  const builds = {
    live: new Map<string, Candidate>(),
    before: new Map<string, Candidate>(),
    canaries: new Map<string, Candidate>(),
    broken: new Map<string, string>(),
  };
  for (const { role, name, version } of roles) {
    try {
      builds[role].set(name, servable(path.join(folder, name, version)));
    } catch (error) {
      // Pruned, or too old for these hosts: no rollback leads to it, and no host serves it as a canary.
      if (role !== 'live') continue;
      const reason = missing?.get(`${name}@${version}`) ?? messageOf(error);
      builds.broken.set(name, `${name}@${version} is live and cannot be served: ${reason}`);
    }
  }
  return builds;
}

/** Brings one release to this machine, and reads it. Throws where it cannot be had. */
export async function bringBuild(
  releases: Releases,
  { name, version }: ReleaseId,
): Promise<Candidate> {
  const mirror = await mirrorHere(releases);
  const id = `${name}@${version}`;
  const reason = mirror && (await mirror.bring([id], await mirror.registry())).get(id);
  if (reason) throw new Error(`${id} cannot be had: ${reason}`);
  return readCandidate(path.join(releases.folder, name, version));
}

/** The versions that may stand beside candidates in place of the live ones; under a candidate's own name, the version that it is about to replace. */
export function otherBuilds(
  { live, before, canaries }: NeighbourBuilds,
  candidates: Neighbours,
): Candidate[] {
  return [...live].flatMap(([name, build]) =>
    candidates.has(name) ? [build] : [before, canaries].flatMap((builds) => builds.get(name) ?? []),
  );
}

/** Throws where a build other than these is broken: beside such a build no page can be judged. */
export function expectNoneBroken(
  { broken }: Pick<NeighbourBuilds, 'broken'>,
  but: { has(name: string): boolean },
): void {
  const sentences = [...broken].filter(([name]) => !but.has(name)).map(([, why]) => why);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

interface Role {
  role: 'live' | 'before' | 'canaries';
  name: string;
  version: string;
}

async function rolesIn({ releases }: Registry, store: ReleaseStore): Promise<Role[]> {
  const history = await readHistory(store);
  return Object.entries(releases).flatMap(([name, { version, canary }]) => {
    const before = versionBefore(history, { name, version });
    const roles: Role[] = [{ role: 'live', name, version }];
    if (before) roles.push({ role: 'before', name, version: before });
    if (canary) roles.push({ role: 'canaries', name, version: canary.version });
    return roles;
  });
}

/** Reads a build as hosts do. Throws where they would not serve it. */
function servable(folder: string): Candidate {
  const build = readCandidate(folder);
  const [refusal] = contractCheck(build);
  if (refusal) throw new Error(refusal);
  return build;
}
