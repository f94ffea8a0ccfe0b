import cluster from 'node:cluster';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { emptyRegistry, type Registry } from '@kashi/shared/border/registry';
import { RegistrySeal } from '../../releases/registry-seal.ts';

/** The first thing that a worker is told: what its host knows, oldest first, each as it was written. */
interface KnownMessage {
  known: string[];
}

/** What a worker tells whenever it has begun to follow another registry. */
interface FollowedMessage {
  followed: string;
  isComplete: boolean;
}

/**
 * The last registry that workers have followed, in the process that outlives them. Without it a new worker would begin with
 * whatever lies in the folder by then: with an older registry that somebody has put back, or with nothing at all. Where not
 * everything that it names could be served, the last one of which that is true is known too: what stands in a place there
 * stays in a new worker as in the others.
 */
export class KnownRegistry {
  readonly #seal: RegistrySeal;
  #text: string | null = null;
  #completeText: string | null = null;
  #registry = emptyRegistry;

  constructor(registryKey: KeyObject | null) {
    this.#seal = new RegistrySeal(registryKey);
  }

  start(): void {
    cluster.on('message', (_worker, message: unknown) => {
      if (isFollowed(message)) this.#take(message);
    });
  }

  /** What workers begin with where the registry that lies there is none to be followed. Throws where this is none either. */
  beginWith(text: string): void {
    this.#registry = this.#seal.open(text);
    this.#text = text;
  }

  current(): Registry {
    return this.#registry;
  }

  message(): KnownMessage {
    const texts = [this.#completeText, this.#text].filter((text) => text !== null);
    return { known: [...new Set(texts)] };
  }

  #take({ followed, isComplete }: FollowedMessage): void {
    try {
      if (followed !== this.#text) this.#registry = this.#seal.open(followed);
      this.#text = followed;
      if (isComplete) this.#completeText = followed;
    } catch {
      // Of a worker that is a look behind the others.
    }
  }
}

/** It has been said before the worker's code was there; longer than this a worker listens to nobody, in milliseconds. */
const listensMs = 3000;

/**
 * In a worker: what its host knows, which waits until somebody listens. A host keeps its code when its workers begin anew
 * (`SIGHUP`): an older one tells something else, or nothing.
 */
export async function registriesOfHost(): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(listensMs);
  const [message]: unknown[] = await once(process, 'message', { signal }).catch(() => []);
  return isKnown(message) ? message.known : [];
}

/** In a worker; in a process alone nobody has to know. */
export function tellFollowed(followed: string, isComplete: boolean): void {
  if (cluster.isWorker) process.send?.({ followed, isComplete } satisfies FollowedMessage);
}

function isKnown(message: unknown): message is KnownMessage {
  return Array.isArray((message as Partial<KnownMessage> | undefined)?.known);
}

function isFollowed(message: unknown): message is FollowedMessage {
  return typeof message === 'object' && message !== null && 'followed' in message;
}
