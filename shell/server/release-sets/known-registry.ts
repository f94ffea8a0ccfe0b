import cluster from 'node:cluster';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import type { Registry } from '@kashi/shared/host/registry';
import { RegistrySeal } from '../../releases/registry-seal.ts';

/** The first thing that a worker is told: the last registry that its host knows, as it was written. */
interface KnownMessage {
  known: string | null;
}

/** What a worker tells whenever it has begun to follow another registry. */
interface FollowedMessage {
  followed: string;
}

/**
 * The last registry that workers have followed, in the process that outlives them. Without it a new worker would begin with
 * whatever lies in the folder by then: with an older registry that somebody has put back, or with nothing at all.
 */
export class KnownRegistry {
  readonly #seal: RegistrySeal;
  #text: string | null = null;
  #registry: Registry = { revision: 0, releases: {} };

  constructor(registryKey: KeyObject | null) {
    this.#seal = new RegistrySeal(registryKey);
  }

  start(): void {
    cluster.on('message', (_worker, message: unknown) => {
      if (isFollowed(message)) this.#take(message.followed);
    });
  }

  current(): Registry {
    return this.#registry;
  }

  message(): KnownMessage {
    return { known: this.#text };
  }

  #take(text: string): void {
    if (text === this.#text) return;
    try {
      this.#registry = this.#seal.open(text);
      this.#text = text;
    } catch {
      // Of a worker that is a look behind the others.
    }
  }
}

/** In a worker: what its host knows, which waits until somebody listens. */
export async function registryOfHost(): Promise<string | null> {
  const [{ known }] = (await once(process, 'message')) as [KnownMessage];
  return known;
}

/** In a worker; in a process alone nobody has to know. */
export function tellFollowed(text: string): void {
  if (cluster.isWorker) process.send?.({ followed: text } satisfies FollowedMessage);
}

function isFollowed(message: unknown): message is FollowedMessage {
  return typeof message === 'object' && message !== null && 'followed' in message;
}
