import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

export function logDecision(releasesFolder: string, decision: Decision): void {
  appendFileSync(decisionsFile(releasesFolder), `${JSON.stringify(decision)}\n`);
}

/** Everything that hosts have decided, oldest first. */
export function readDecisions(releasesFolder: string): Decision[] {
  const file = decisionsFile(releasesFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Decision);
}

function decisionsFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'decisions.jsonl');
}
