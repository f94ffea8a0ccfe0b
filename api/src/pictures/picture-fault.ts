import type { Unfit } from './cut-picture.ts';

/** Why a picture that is named by an address or a file's name could not be had. */
export type PictureFault =
  /** The name is in no file beside the goods, in several, or there are no files at all. */
  | { is: 'no-file' }
  | { is: 'several-files' }
  | { is: 'no-files' }
  /** The file cannot be read out of its zip. */
  | { is: 'broken-file' }
  /** Not `https`, with a name and a password, or no address at all. */
  | { is: 'address' }
  | { is: 'unknown-host' }
  /** The host is a machine of this network, or of none. */
  | { is: 'private-host' }
  | { is: 'no-answer' }
  | { is: 'status'; status: number }
  | { is: 'redirects' }
  | { is: 'late' }
  | { is: 'too-large' }
  /** All pictures of one import together are too large, or take too long. */
  | { is: 'too-much' }
  | { is: 'unfit'; why: Unfit | 'slow' };
