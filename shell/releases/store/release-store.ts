import type { FileStore } from '@kashi/file-store/file-store';

/**
 * The shared place of releases for all machines that release or serve. Keys are `registry.json`, `registries.jsonl` (the last ones of
 * it), `history.jsonl`, `decisions.jsonl`, `canaries.json` (what hosts have seen of canaries), `checkout.json` (what a start has
 * released, on a machine of its own), and `<name>/<version>/…` for the files of a release, which never change and of which
 * `release.json` is written last.
 */
export type ReleaseStore = FileStore;

/** A release, written `name@version` in texts and `name/version` in keys. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** The key of one file of a release. */
export function fileKey({ name, version }: ReleaseId, file: string): string {
  return `${name}/${version}/${file}`;
}

/** Reads `name@version`. Throws for names that could lead out of the releases' folder. */
export function releaseId(text: string): ReleaseId {
  const [, name, version] = /^([a-z][a-z-]*)@(\w[\w.-]*)$/.exec(text) ?? [];
  if (!name || !version) throw new Error(`«${text}» is no release: it should be name@version`);
  return { name, version };
}
