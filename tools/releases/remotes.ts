import { parseArgs } from 'node:util';
import { readJudgements, type Judgement } from '../../shell/releases/judgements.ts';
import { liveChanges, readHistory, retiredReleases } from '../../shell/releases/history.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { figuresOf, readFigures } from '../../shell/host/canary/figures-file.ts';
import { trialOf } from '../../shell/host/release-sets/trial.ts';
import { audience } from './canary.ts';
import { canaryProgress } from './canary-progress.ts';
import {
  healthSentence,
  readHealth,
  type ErrorPlace,
  type Health,
  type HostHealth,
} from './health.ts';

const sides = new Map([
  ['server', 'on the server'],
  ['browser', 'in browsers'],
]);
/** More errors at once are read in the log. */
const shownErrors = 10;

/** One line a remote: what is live, since when, by whom, what it replaced, and how it does where a host has told so. */
export async function remotesTable(
  store: ReleaseStore,
  health: ReadonlyMap<string, Health> | null = null,
): Promise<string[]> {
  const history = liveChanges(await readHistory(store));
  const { releases } = await readRegistry(store);
  const rows = Object.entries(releases).map(([name, entry]) => {
    const change = history.findLast((line) => line.name === name);
    return [
      name,
      entry.version,
      change ? timeOf(change.at) : '',
      change ? `${change.action} by ${change.by}` : '',
      change?.from ?? '',
      entry.serverRender ? 'server and browser' : 'browser alone',
      ...(health ? [healthSentence(health.get(`${name}@${entry.version}`))] : []),
    ];
  });
  const head = ['remote', 'live', 'since (UTC)', '', 'before', 'rendered'];
  return table(health ? [...head, 'last five minutes'] : head, rows);
}

/** A line for each remote that was retired and not released since: the version that a rollback would bring back. */
export async function retiredLines(store: ReleaseStore): Promise<string[]> {
  const retired = await retiredReleases(store);
  return retired.map(
    ({ name, version, at, by }) => `Retired: ${name}@${version}, ${timeOf(at)} by ${by}`,
  );
}

/** One line a canary: what is compared with what is live, for whom, and what hosts have said of the last ones. */
export async function canariesTable(store: ReleaseStore): Promise<string[]> {
  const { releases } = await readRegistry(store);
  const judgements = await readJudgements(store);
  const figures = await readFigures(store);
  const rows = Object.entries(releases).flatMap(([name, entry]) => {
    const { version, canary } = entry;
    const trial = trialOf(name, entry);
    const last = judgements.findLast((judgement) => judgement.name === name);
    if (canary && trial) {
      const ofThis = last?.canary === canary.version && last.predecessor === version ? last : null;
      const progress = canaryProgress(trial, figuresOf(figures, trial));
      return [[name, canary.version, audience(canary), version, verdictOf(ofThis), progress]];
    }
    const isStopped = last?.verdict === 'worse' && last.predecessor === version;
    return isStopped ? [[name, last.canary, 'nobody any more', version, verdictOf(last), '']] : [];
  });
  return rows.length === 0
    ? []
    : table(['remote', 'canary', 'for', 'beside', 'verdict', 'next'], rows);
}

/** One line a place of the source that errors come from, the most frequent first. */
export function errorsTable(errors: readonly ErrorPlace[]): string[] {
  const rows = errors
    .slice(0, shownErrors)
    .map(({ at, side, release, count }) => [String(count), at, sides.get(side) ?? side, release]);
  return rows.length === 0 ? [] : table(['errors', 'come from', '', 'of'], rows);
}

function verdictOf(judgement: Judgement | null): string {
  if (!judgement) return 'too few visits yet';
  const { at, verdict, reason } = judgement;
  return [`${verdict}, ${timeOf(at)}`, reason].filter(Boolean).join(': ');
}

/** To the minute, UTC. */
function timeOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The figures of the host that `--host` names, else of the shop's own address; without figures, the reason. */
async function healthHere(words: string[]): Promise<HostHealth | string> {
  const { values } = parseArgs({ args: words, options: { host: { type: 'string' } } });
  const { KASHI_PUBLIC_URL, PORT = '3000', KASHI_METRICS_TOKEN: token } = process.env;
  try {
    return await readHealth({
      url: values.host ?? KASHI_PUBLIC_URL ?? `http://127.0.0.1:${PORT}`,
      token,
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `kashi remotes [--host address]`: what is live, since when, and how it does. */
export async function remotesCommand(words: string[]): Promise<void> {
  const { store } = releasesHere();
  const canaries = await canariesTable(store);
  const retired = await retiredLines(store);
  const health = await healthHere(words);
  const known = typeof health === 'string' ? null : health;
  console.log(`Releases in ${store.address}\n`);
  console.log((await remotesTable(store, known?.releases ?? null)).join('\n'));
  if (typeof health === 'string') console.log(`\n${health}`);
  const errors = errorsTable(known?.errors ?? []);
  if (errors.length > 0) console.log(['', ...errors].join('\n'));
  if (canaries.length > 0) console.log(['', ...canaries].join('\n'));
  if (retired.length > 0) console.log(['', ...retired].join('\n'));
}
