import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

interface LateReleaseOptions {
  /** The longest wait for a file of a release that is not here yet, in milliseconds. */
  withinMs?: number;
  /** The most requests that wait at the same time; anyone may ask for releases that will never come. */
  most?: number;
}

const lookEveryMs = 50;

/**
 * Of several hosts that follow one store, one may have a release some hundred milliseconds before the next, and a page of the
 * first may ask the second for files that are still on their way. Returns a hook that waits for the release.
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
