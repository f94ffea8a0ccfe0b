import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { evaluateEntry } from '../../../shell/host/release-sets/release/evaluate-entry.ts';
import type { ServerEntry } from '@kashi/border/remote-contract';
import { unspoken } from '@kashi/border/spoken-numbers';
import type { Candidate } from '../builds/candidate.ts';
import { messageOf } from '../builds/message-of.ts';
import '../builds/react-of-hosts.ts';

/** The host can evaluate the server entry, speaks its contract numbers, and finds every route and fragment that it names. */
export function contractCheck({ folder, manifest }: Candidate): string[] {
  const refusal = unspoken(manifest);
  if (refusal) return [refusal];
  const filename = path.join(folder, 'node/server.cjs');
  try {
    const entry = evaluateEntry<ServerEntry>(readFileSync(filename, 'utf8'), {
      filename: 'node/server.cjs',
      integrity: manifest.serverIntegrity,
      contract: manifest.contract,
    });
    if (manifest.name === 'shell') return [];
    return [
      ...(isSame(entry.routes, manifest.routes) ? [] : ['routes']),
      ...(isSame(entry.fragments, manifest.fragments) ? [] : ['fragments']),
    ].map((part) => `node/server.cjs has other ${part} than release.json`);
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Data across the border is JSON, so a copy removes the other realm's prototypes. */
function isSame(said: unknown, promised: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(said)), promised);
}
