/**
 * A place for files that several machines share: a folder, a file server or an S3 bucket. Keys are relative paths with `/` between
 * their parts. Each call throws, with a sentence without secrets, if the store does not answer in time or denies access.
 */
export interface FileStore {
  /** The name of the store in messages. */
  readonly address: string;
  /** Null if there is no file under the key. Returns `known` itself if the file is unchanged, without transferring it again. */
  read(key: string, known?: Stored | null): Promise<Stored | null>;
  /**
   * Replaces the content that had the tag; null if there was no file. Of two simultaneous writers one gets `false` and has
   * changed nothing. Writing equal content is no conflict, so a write whose answer was lost can be repeated; over the tag of equal
   * content it makes `writtenAt` new.
   */
  write(key: string, content: Buffer, overTag: string | null, kind?: FileKind): Promise<boolean>;
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

/** What a file server or a bucket tells whoever fetches the file from it; a folder tells nothing. */
export interface FileKind {
  contentType?: string;
  /** Where it is absent, the file may be kept and has to be checked each time (`no-cache`). */
  cacheControl?: string;
}
