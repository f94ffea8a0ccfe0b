import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerEntry } from '@kashi/border/remote-contract';
import type { ShellEntry } from '@kashi/border/shell-wire';
import { evaluateEntry } from '../../../shell/host/release-sets/release/evaluate-entry.ts';
import type { ReleaseSet } from '../../../shell/host/release-sets/release-set.ts';
import { ofToday } from '../../../shell/host/release-sets/before/of-today.ts';
import type { Release } from '../../../shell/host/release-sets/releases.ts';
import type { Candidate } from './candidate.ts';
import './react-of-hosts.ts';

/** A generous deadline: no visitor waits for the gate, and it does not measure this machine's speed. */
export const patientMs = 10_000;

/** A release set as the host would pin it, from builds in any folder. */
export function assembledSet(builds: Iterable<Candidate>): ReleaseSet {
  const releases = new Map([...builds].map((build) => [build.manifest.name, build]));
  const shell = releases.get('shell');
  if (!shell) throw new Error('A shop needs a shell');
  releases.delete('shell');
  const frame = assembled<ShellEntry>(shell);

  return {
    id: 'gate',
    shell: { ...frame, entry: frame.entry },
    missing: [],
    remotes: new Map([...releases].map(([name, build]) => [name, assembled<ServerEntry>(build)])),
  };
}

function assembled<Entry extends ServerEntry | ShellEntry>({ folder, manifest: said }: Candidate) {
  const filename = path.join(folder, 'node/server.cjs');
  const evaluated = evaluateEntry<Entry>(readFileSync(filename, 'utf8'), {
    filename,
    integrity: said.serverIntegrity,
    contract: said.contract,
  });
  const { manifest, entry } = ofToday(said, evaluated);
  const base = `/r/${manifest.name}/${manifest.version}/web/`;
  return { manifest, base, entry, deadlineMs: patientMs } satisfies Release<Entry>;
}
