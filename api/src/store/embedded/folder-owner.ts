import { lchownSync, lstatSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { RefusedOpeningError } from '../refused-opening.ts';

/**
 * Throws if root opens the data folder of another user, whose shop could not open what root makes there. A folder that is not there
 * yet becomes root's own; the modes of the files refuse any other user.
 */
export function expectNoOthersFolder(dataDirectory: string): void {
  const owner = ownerOf(dataDirectory);
  if (isRoot() && owner && owner.uid !== 0) throw belongingTo(owner.uid, dataDirectory);
}

/** Leaves a file that root has made in a data folder to the user whose folder it is. */
export function leaveToOwner(dataDirectory: string, file: string): void {
  const owner = ownerOf(dataDirectory);
  if (isRoot() && owner && owner.uid !== lstatSync(file).uid) {
    // Follows no link, by which that user could make a file of root's their own.
    lchownSync(file, owner.uid, owner.gid);
  }
}

/** Throws if the file is there and belongs to another user than this process's. */
export function expectOwnFile(file: string): void {
  const owner = statSync(file, { throwIfNoEntry: false });
  if (owner && process.getuid && owner.uid !== process.getuid()) throw belongingTo(owner.uid, file);
}

function belongingTo(user: number, path: string): RefusedOpeningError {
  return new RefusedOpeningError(
    `${path} belongs to another user, the one with the number ${user}: run this as that user, or change the owner of all files there (chown -R).`,
  );
}

/** A container's volume may be root's while the store in it is the shop's. */
function ownerOf(dataDirectory: string): Stats | undefined {
  const stateOf = (path: string) => statSync(path, { throwIfNoEntry: false });
  return stateOf(join(dataDirectory, 'store')) ?? stateOf(dataDirectory);
}

/** Windows has no numbers of users. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}
