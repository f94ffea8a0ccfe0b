import { appendLines, readLines } from './store/change-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** One line of `decisions.jsonl`: what a running host thinks of a canary, and why. Append-only. */
export interface Decision {
  /** ISO 8601. */
  at: string;
  name: string;
  canary: string;
  predecessor: string;
  /** `worse`: it was taken away. */
  verdict: 'as good' | 'worse';
  /** In words, with figures; empty where it is as good. */
  reason: string;
  /** By measure: what was compared, of how many samples. Milliseconds, or a share between 0 and 1. */
  figures: Record<string, { canary: Figure; predecessor: Figure }>;
}

export interface Figure {
  value: number;
  samples: number;
}

const file = 'decisions.jsonl';

export function logDecision(store: ReleaseStore, decision: Decision): Promise<void> {
  return appendLines(store, file, [decision]);
}

/** Everything that hosts have decided, oldest first. */
export function readDecisions(store: ReleaseStore): Promise<Decision[]> {
  return readLines<Decision>(store, file);
}
