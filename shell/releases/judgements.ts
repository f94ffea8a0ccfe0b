import { appendLines, readLines } from './store/change-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** One line of `decisions.jsonl`: a host's judgement of a canary, with its reason. Lines are only ever appended. */
export interface Judgement {
  /** ISO 8601. */
  at: string;
  name: string;
  canary: string;
  predecessor: string;
  /** `worse`: the host has taken the canary out of the registry. */
  verdict: 'as good' | 'worse';
  /** A sentence with figures; empty if the canary is as good. */
  reason: string;
  /** The compared figures by measure: milliseconds, or a share between 0 and 1. */
  figures: Record<string, { canary: Figure; predecessor: Figure }>;
}

export interface Figure {
  value: number;
  samples: number;
}

const file = 'decisions.jsonl';

export function logJudgement(store: ReleaseStore, judgement: Judgement): Promise<void> {
  return appendLines(store, file, [judgement]);
}

/** The judgements of all hosts, oldest first. */
export function readJudgements(store: ReleaseStore): Promise<Judgement[]> {
  return readLines<Judgement>(store, file);
}
