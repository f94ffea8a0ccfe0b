import { parseArgs } from 'node:util';
import { changeRegistry, type Change } from '../../shell/releases/change-registry.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseId, ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { expectNoFreeze } from './freeze.ts';
import { withRemote } from '../workspace.ts';

/** Whom a canary is shown to. */
interface Step {
  percent: number;
  /** Whether hosts decide when more visitors get it. */
  promotes: boolean;
}

interface Audience {
  percent: number;
  promotes?: boolean | undefined;
}

/** The step that a command asks for: a number, `cookie`, or `auto`, which begins with the first visitor of a hundred. */
export function canaryStep(text: string): Step {
  if (text === 'auto') return { percent: 1, promotes: true };
  return { percent: canaryPercent(text), promotes: false };
}

/** How many of a hundred visitors get a canary: `50`, or `cookie`, which is 0 and leaves it to those who ask for it. */
export function canaryPercent(text: string): number {
  const percent = text === 'cookie' ? 0 : Number(text);
  if (text !== '' && Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new Error(`«${text}» should be a whole number up to 100, cookie or auto`);
}

/**
 * Shows the canary of a remote to more visitors or to fewer, makes it live (`100`), takes it away (`stop`), or lets hosts decide
 * (`auto`). Where it goes on, hosts decide the steps after a number. Answers what has become of it, in one sentence.
 */
export async function changeCanary(
  store: ReleaseStore,
  name: string,
  wanted: string,
  goesOn = false,
): Promise<string> {
  const canary = (await readRegistry(store)).releases[name]?.canary;
  if (!canary) throw new Error(`${name} has no canary`);
  const { version } = canary;
  const { change, outcome } = changeOf({ name, version }, canary.percent, { wanted, goesOn });
  await changeRegistry(store, async ({ releases }) => {
    // A host may have taken the canary back while the operator was deciding.
    if (releases[name]?.canary?.version === version) return [change];
    throw new Error(`${name}@${version} is a canary no more`);
  });
  return outcome;
}

function changeOf(
  id: ReleaseId,
  present: number,
  { wanted, goesOn }: { wanted: string; goesOn: boolean },
): { change: Change; outcome: string } {
  const release = `${id.name}@${id.version}`;
  if (wanted === 'stop') {
    const change = { ...id, action: 'rollback', percent: null } as const;
    return { change, outcome: `${release} is a canary no more` };
  }
  const step = canaryStep(wanted);
  const percent = step.promotes ? Math.max(present, step.percent) : step.percent;
  const promotes = step.promotes || goesOn;
  return percent === 100
    ? { change: { ...id, action: 'promote' }, outcome: `Live: ${release}` }
    : {
        change: { ...id, action: 'canary', percent, promotes },
        outcome: `${release} is a canary for ${audience({ percent, promotes })}`,
      };
}

/** Whom a canary is shown to, in words. */
export function audience({ percent, promotes }: Audience): string {
  if (percent === 0) return 'whoever has its cookie';
  return `${percent} of 100 visitors${promotes ? ', then more by itself' : ''}`;
}

/** `kashi canary <remote> 50 | 50 auto | 100 | cookie | auto | stop`: who gets the canary, or that nobody does. */
export async function canaryCommand(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'in-spite-of-freeze': { type: 'boolean', default: false } },
  });
  const [name, wanted, auto, ...more] = withRemote(positionals);
  if (!name || !wanted || (auto && auto !== 'auto') || more.length > 0) {
    throw new Error(
      'Say whose and how many: npm run canary -- mf-product 50 | 50 auto | 100 | cookie | auto | stop',
    );
  }
  // Taking a canary away is what a freeze is for.
  if (wanted !== 'stop' && !values['in-spite-of-freeze']) expectNoFreeze();
  console.log(await changeCanary(releasesHere().store, name, wanted, auto === 'auto'));
}
