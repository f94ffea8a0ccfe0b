import { PictureStoreError } from '../http/media/shared-pictures.ts';
import { CommandError } from './command-error.ts';

/** Throws what a command has met; a store of pictures that does not answer becomes a sentence for the owner. */
export function asCommandError(error: unknown): never {
  throw error instanceof PictureStoreError ? new CommandError(`${error.message}.`) : error;
}
