import cluster from 'node:cluster';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { RegistrySeal } from '../../../releases/registry/registry-seal.ts';

/** The first message to a worker: the registries that its host knows, oldest first, as they were written. */
interface KnownMessage {
  known: string[];
}

/** A worker's message that it follows another registry. */
interface FollowedMessage {
  followed: string;
  isComplete: boolean;
}

/**
 * Remembers, in the primary process, the last registry that workers have followed. Without it a new worker would start with the
 * registry in the folder: perhaps an older one that was put back, or none. If not every release of the last registry could be
 * served, the last complete registry is remembered as well, so that a new worker serves the same releases as the others.
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

  /** Sets the registry for new workers if the folder's own cannot be used. Throws if this one cannot be used either. */
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
      // The message of a worker that is one look behind the others.
    }
  }
}

/** The host sends its message before the worker's code has loaded; a worker waits no longer than this for it, in milliseconds. */
const listensMs = 3000;

/**
 * In a worker: the registries that its host knows; the message is kept until it is read. A host keeps its code when its workers
 * are replaced (`SIGHUP`), so an older host may send something else, or nothing.
 */
export async function registriesOfHost(): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(listensMs);
  const [message]: unknown[] = await once(process, 'message', { signal }).catch(() => []);
  return isKnown(message) ? message.known : [];
}

/** Tells the primary process; a process without workers has none. */
export function tellFollowed(followed: string, isComplete: boolean): void {
  if (cluster.isWorker) process.send?.({ followed, isComplete } satisfies FollowedMessage);
}

function isKnown(message: unknown): message is KnownMessage {
  return Array.isArray((message as Partial<KnownMessage> | undefined)?.known);
}

function isFollowed(message: unknown): message is FollowedMessage {
  return typeof message === 'object' && message !== null && 'followed' in message;
}
