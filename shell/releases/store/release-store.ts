/**
 * The shared place of releases for all machines that release or serve: a folder, a file server or an S3 bucket. Keys are relative
 * paths: `registry.json`, `history.jsonl`, `decisions.jsonl`, and `<name>/<version>/…` for the files of a release, which never
 * change and of which `release.json` is written last. Each call throws, with a sentence without secrets, if the store does not
 * answer in time or denies access.
 */
export interface ReleaseStore {
  /** The name of the store in messages. */
  readonly address: string;
  /** Null if there is no file under the key. Returns `known` itself if the file is unchanged, without transferring it again. */
  read(key: string, known?: Stored | null): Promise<Stored | null>;
  /**
   * Replaces the content that had the tag; null if there was no file. Of two simultaneous writers one gets `false` and has
   * changed nothing. Writing equal content is no conflict, so a write whose answer was lost can be repeated.
   */
  write(key: string, content: Buffer, overTag: string | null): Promise<boolean>;
  /** A missing file counts as removed. */
  remove(key: string): Promise<void>;
}

export interface Stored {
  content: Buffer;
  /** Differs for every other content. */
  tag: string;
  /** By the clock of the store. */
  writtenAt: Date;
}

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
