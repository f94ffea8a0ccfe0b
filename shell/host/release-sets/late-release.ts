import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

interface LateReleaseOptions {
  /** How long a file of a release that is not here yet is waited for, in milliseconds. */
  withinMs?: number;
  /** So many requests wait at once; anybody may ask for what will never be there. */
  most?: number;
}

const lookEveryMs = 50;

/**
 * Of several hosts that follow one store, one takes a release up some hundred milliseconds before the next one has it, and a
 * page of the first may ask the second for its files: they are on their way. Answers a hook that waits for the release.
 */
export function awaitLateRelease(
  releasesFolder: string,
  { withinMs = 2000, most = 100 }: LateReleaseOptions = {},
): (request: FastifyRequest) => Promise<void> {
  let waiting = 0;
  return async ({ url }) => {
    const [, name, version] = /^\/r\/([\w-]+)\/([\w.-]+)\/web\//.exec(url) ?? [];
    if (!name || !version || waiting >= most) return;
    const folder = path.join(releasesFolder, name, version);
    if (existsSync(folder)) return;

    waiting += 1;
    for (let left = withinMs / lookEveryMs; left > 0 && !existsSync(folder); left -= 1) {
      await pause(lookEveryMs);
    }
    waiting -= 1;
  };
}
