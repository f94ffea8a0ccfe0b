import { changeRegistry } from '../../releases/change-registry.ts';
import { emptyRegistry, registrySchema } from '@kashi/border/registry';
import { memoryStore } from '../../releases/store/memory-store-fixtures.ts';
import { trialOf, type Trial } from '../release-sets/trial.ts';
import { fieldTime, seededChance } from './verdicts/chance-fixtures.ts';
import { judgeCanaries } from './judge-canaries.ts';
import type { Noted } from './verdicts/sliding-window.ts';

/** How one version does for its visitors. */
interface Behaviour {
  /** The share of visits with an error in the browser. */
  errors: number;
  /** The middle of the largest paints, in milliseconds. */
  lcpMs: number;
}

interface RunOptions {
  visitsPerSecond: number;
  canary: Behaviour;
  /** The end of the run. */
  mostHours: number;
  seed?: number;
  hosts?: number;
}

export const usual: Behaviour = { errors: 0.02, lcpMs: 2000 };
/** The judges of the run look at their figures this often, in milliseconds. */
const lookEveryMs = 60_000;

/**
 * A shop by a simulated clock, where `mf-a` is live as 1 and 2 is a canary that promotes itself from 1 of 100 on. Answers what the hosts
 * have logged, each line with the hours and minutes that it took.
 */
export async function aRun({
  visitsPerSecond,
  canary,
  mostHours,
  seed = 7,
  hosts = 2,
}: RunOptions) {
  const store = memoryStore();
  const lines: string[] = [];
  const chance = seededChance(seed);
  let now = Date.parse('2026-11-28T06:00:00Z');
  const begin = now;
  await changeRegistry(store, [{ name: 'mf-a', version: '1', action: 'release', by: 'team' }]);
  const first = { name: 'mf-a', version: '2', action: 'canary', percent: 1 } as const;
  await changeRegistry(store, [{ ...first, promotes: true, by: 'team' }]);
  const entry = () => {
    const text = store.text('registry.json');
    return (text ? registrySchema.parse(JSON.parse(text)) : emptyRegistry).releases['mf-a'];
  };
  let trials: Trial[] = [];
  const follow = () => {
    const present = entry();
    trials = [present && trialOf('mf-a', present)].flatMap((trial) => trial ?? []);
  };
  const say = (text: string) => lines.push(`${clockOf(now - begin)} ${text.split(': {')[0]}`);
  const judges = Array.from({ length: hosts }, () =>
    judgeCanaries({
      trials: () => trials,
      takeBack: () => undefined,
      store,
      figures: null,
      rest: () => null,
      log: { warn: say, error: (error, text) => say(`${text}: ${String(error)}`) },
      now: () => now,
    }),
  );
  const visit = () => {
    const isCanary = chance() * 100 < (trials[0]?.percent ?? 0);
    const { errors, lcpMs } = isCanary ? canary : usual;
    const judge = judges[Math.floor(chance() * hosts)];
    const note = (noted: Noted, value: number) =>
      judge?.note('mf-a', isCanary ? '2' : '1', noted, value);
    note('serverErrors', chance() < 0.001 ? 1 : 0);
    note('renderMs', fieldTime(chance, 12));
    note('visits', 1);
    if (chance() < 0.9) note('aliveMs', 900);
    note('browserErrors', chance() < errors ? 1 : 0);
    note('lcpMs', fieldTime(chance, lcpMs));
    if (chance() < 0.4) note('inpMs', fieldTime(chance, 60));
  };

  while (trials.length > 0 || now === begin) {
    follow();
    if (trials.length === 0 || now - begin > mostHours * 3_600_000) break;
    for (let at = 0; at < lookEveryMs; at += 1000) {
      now += 1000;
      for (let each = 0; each < visitsPerSecond; each += 1) visit();
    }
    for (const judge of judges) {
      await judge.look();
      follow();
    }
  }
  return { lines, live: entry()?.version };
}

/** Hours and minutes. */
function clockOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
