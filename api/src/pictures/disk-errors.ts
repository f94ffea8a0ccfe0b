/** Whether the machine's own disk has failed, and not what was read from elsewhere. */
export function isOfTheDisk(error: unknown): boolean {
  return codes.has((error as NodeJS.ErrnoException).code ?? '');
}

const codes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENOENT', 'EEXIST']);
