import cluster from 'node:cluster';
import { tellWorker } from '../processes/tell-worker.ts';
import type { Noted } from './verdicts/sliding-window.ts';
import type { TrialStep } from '../release-sets/trial.ts';

/** A worker's figure of a canary or its predecessor, for the process that judges by the figures of all workers. */
export interface NotedMessage {
  noted: [name: string, version: string, noted: Noted, value: number];
}

/** What a browser has told a worker of its visit: it counts once, however often and at whichever worker it is told. */
export interface ToldMessage {
  told: { visit: string; seen: NotedMessage['noted'][] };
}

/** Tells a worker to stop serving a step of a canary, which may be another one than the worker serves by now. */
export interface TakeBackMessage {
  takeBack: TrialStep;
}

export function isNoted(message: unknown): message is NotedMessage {
  return has(message, 'noted');
}

export function isTold(message: unknown): message is ToldMessage {
  return has(message, 'told');
}

export function isTakeBack(message: unknown): message is TakeBackMessage {
  return has(message, 'takeBack');
}

/** Tells all workers at once, even if the registry cannot be changed. */
export function tellWorkersToTakeBack({ name, canary, since }: TrialStep): void {
  for (const worker of Object.values(cluster.workers ?? {})) {
    tellWorker(worker, { takeBack: { name, canary, since } } satisfies TakeBackMessage);
  }
}

function has(message: unknown, key: string): boolean {
  return typeof message === 'object' && message !== null && key in message;
}
