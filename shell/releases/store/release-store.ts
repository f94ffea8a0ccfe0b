/**
 * Where releases are kept for every machine that releases or serves them: a folder, a static host, an S3 bucket. Keys are
 * relative paths: `registry.json`, `history.jsonl`, `decisions.jsonl`, and `<name>/<version>/…` for the files of a release,
 * which never change and of which `release.json` is written last. Each call throws, in a sentence that tells no secret,
 * where the store does not answer in time or does not let us.
 */
export interface ReleaseStore {
  /** What people know it by. */
  readonly address: string;
  /** Null where nothing lies under the key. What is `known` already is answered itself, and not sent again. */
  read(key: string, known?: Stored | null): Promise<Stored | null>;
  /**
   * Writes in place of what had the tag; null: where nothing lies. Of two who do so at once one is answered `false` and has
   * changed nothing. To write what lies there already is no conflict, so that a write whose answer was lost can be repeated.
   */
  write(key: string, content: Buffer, overTag: string | null): Promise<boolean>;
  /** What is not there is removed. */
  remove(key: string): Promise<void>;
}

export interface Stored {
  content: Buffer;
  /** Another one with every other content. */
  tag: string;
  /** By the clock of the store. */
  writtenAt: Date;
}

/** A release and where its files lie: as `name@version` in words, as `name/version` in keys. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** The key of one of a release's files. */
export function fileKey({ name, version }: ReleaseId, file: string): string {
  return `${name}/${version}/${file}`;
}

/** Reads `name@version`. Throws for what could lead out of the folder where releases lie. */
export function releaseId(text: string): ReleaseId {
  const [, name, version] = /^([a-z][a-z-]*)@(\w[\w.-]*)$/.exec(text) ?? [];
  if (!name || !version) throw new Error(`«${text}» is no release: it should be name@version`);
  return { name, version };
}
