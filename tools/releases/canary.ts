import { changeRegistry, type Change } from '../../shell/releases/change-registry.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseId, ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { command } from '../command.ts';

/** How many of a hundred visitors get a canary: `50`, or `cookie`, which is 0 and leaves it to those who ask for it. */
export function canaryPercent(text: string): number {
  const percent = text === 'cookie' ? 0 : Number(text);
  if (text !== '' && Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new Error(`«${text}» should be a whole number up to 100, or the word cookie`);
}

/**
 * Shows the canary of a remote to more visitors or to fewer, makes it live (`100`), or takes it away (`stop`). Answers what
 * has become of it, in one sentence.
 */
export async function changeCanary(
  store: ReleaseStore,
  name: string,
  wanted: string,
): Promise<string> {
  const canary = (await readRegistry(store)).releases[name]?.canary;
  if (!canary) throw new Error(`${name} has no canary`);
  const { version } = canary;
  const { change, outcome } = changeOf({ name, version }, wanted);
  await changeRegistry(store, async ({ releases }) => {
    // A host may have taken the canary back while the operator was deciding.
    if (releases[name]?.canary?.version === version) return [change];
    throw new Error(`${name}@${version} is a canary no more`);
  });
  return outcome;
}

function changeOf(id: ReleaseId, wanted: string): { change: Change; outcome: string } {
  const release = `${id.name}@${id.version}`;
  if (wanted === 'stop') {
    const change = { ...id, action: 'rollback', percent: null } as const;
    return { change, outcome: `${release} is a canary no more` };
  }
  const percent = canaryPercent(wanted);
  return percent === 100
    ? { change: { ...id, action: 'promote' }, outcome: `Live: ${release}` }
    : {
        change: { ...id, action: 'canary', percent },
        outcome: `${release} is a canary for ${audience(percent)}`,
      };
}

/** Whom a canary of so many of a hundred is shown to. */
export function audience(percent: number): string {
  return percent === 0 ? 'whoever has its cookie' : `${percent} of 100 visitors`;
}

if (import.meta.main) {
  await command(async () => {
    const [name, wanted] = process.argv.slice(2);
    if (!name || !wanted) {
      throw new Error(
        'Say whose and how many: npm run canary -- mf-product 50 | 100 | cookie | stop',
      );
    }
    console.log(await changeCanary(releasesHere().store, name, wanted));
  });
}
