import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@kashi/contracts/asking/problem';
import type { RunningShop } from '../processes/shop-processes.ts';
import { memoryNames, memoryOf, summed, type Memory, type MemoryName } from './soak-memory.ts';
import { SoakVisits } from './soak-visits.ts';

const visitsPerSecond = 10;
/** Interval between memory samples, in milliseconds; the samples of a minute are summed up. */
const lookEveryMs = 5_000;
const minuteMs = 60_000;
/** Caches fill and code is compiled until then; from then on nothing has to grow by more than so many percent. */
const settledAfterMinutes = 10;
const mostGrowthPercent = 5;
/** What the machine gives away for good; the rest of the table says what it is for. */
const ofProcesses: MemoryName[] = ['host, all processes', 'API, process'];

/**
 * Runs mixed traffic, ten visits a second, for some minutes, and reports the memory of host and API: in the first minute, and the
 * most in each half of the time after ten minutes (or after half of a shorter run). Between collections memory rises and falls
 * by a quarter. Ends the process with 1 if memory goes on growing, or if a visit failed.
 */
export async function soak(shop: RunningShop, minutes: number): Promise<void> {
  const visits = await SoakVisits.open(shop.url);
  const outcomes = new Map<string, Outcomes>();
  const underWay = new Set<Promise<void>>();
  const traffic = setInterval(() => {
    const visit = oneOf(visits, outcomes).finally(() => underWay.delete(visit));
    underWay.add(visit);
  }, 1000 / visitsPerSecond);
  const byMinute: Memory[] = [];
  console.log(['minute', ...memoryNames].join('   '));
  while (byMinute.length < minutes) {
    byMinute.push(await aMinute(shop));
    console.log(cells(byMinute.length, byMinute.at(-1)!));
  }
  clearInterval(traffic);
  await Promise.all(underWay);

  const settled = byMinute.slice(Math.min(settledAfterMinutes, Math.ceil(minutes / 2)) - 1);
  const half = Math.ceil(settled.length / 2);
  for (const name of memoryNames.filter((each) => byMinute.at(-1)![each] > 0)) {
    const highest = (part: Memory[]) => Math.max(...part.map((memory) => memory[name]));
    const [before, after] = [highest(settled.slice(0, half)), highest(settled.slice(half))];
    const percent = (after / before - 1) * 100;
    const steps = [byMinute[0]![name], before, after].map((mb) => mb.toFixed(0)).join(' → ');
    console.log(`${name.padEnd(24)} ${steps} MB, ${percent.toFixed(1)} % since it has settled`);
    if (ofProcesses.includes(name) && percent > mostGrowthPercent) process.exitCode = 1;
  }
  for (const [name, { done, refused, failed }] of outcomes) {
    console.log(`${name.padEnd(24)} ${done} done, ${refused} refused, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  }
}

interface Outcomes {
  done: number;
  /** Visits that the shop refused, such as those for goods that are sold out. */
  refused: number;
  failed: number;
}

let visitors = 0;

async function oneOf({ kinds }: SoakVisits, outcomes: Map<string, Outcomes>): Promise<void> {
  const all = Object.entries(kinds).flatMap(([name, { often, visit }]) =>
    Array.from({ length: often }, () => ({ name, visit })),
  );
  visitors += 1;
  // A step without a common divisor with their number mixes the kinds of visits.
  const { name, visit } = all[(visitors * 7) % all.length]!;
  const counted = outcomes.get(name) ?? { done: 0, refused: 0, failed: 0 };
  outcomes.set(name, counted);
  try {
    await visit();
    counted.done += 1;
  } catch (error) {
    const isRefusal = error instanceof Problem && error.kind === 'refused';
    counted[isRefusal ? 'refused' : 'failed'] += 1;
    if (!isRefusal) console.error(`${name}:`, error);
  }
}

async function aMinute(shop: RunningShop): Promise<Memory> {
  const samples: Memory[] = [];
  for (let ms = 0; ms < minuteMs; ms += lookEveryMs) {
    await wait(lookEveryMs);
    samples.push(await memoryOf(shop));
  }
  return summed(samples);
}

function cells(minute: number, memory: Memory): string {
  const figures = memoryNames.map((name) => memory[name].toFixed(0).padStart(name.length));
  return [String(minute).padStart('minute'.length), ...figures].join('   ');
}
