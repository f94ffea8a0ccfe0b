import path from 'node:path';

/** The shell's development build, beside the compiled commands: a remote's own repository has no checkout of the shell. */
export const packedShell = path.resolve(import.meta.dirname, '../shell-development');
