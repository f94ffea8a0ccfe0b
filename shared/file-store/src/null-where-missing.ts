/** Null for a file that does not exist. Throws any other error of a read with the name of the file, which node leaves out of some. */
export function nullWhereMissing(error: unknown, file: string): null {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return null;
  throw new Error(`${file} cannot be read (${message})`, { cause: error });
}
