import { open } from 'node:fs/promises';

/**
 * Waits until a file's bytes, or a folder's names, outlast a power cut. As `syncPath` of the embedded store, but calls are answered
 * meanwhile, since a slow disk takes long.
 */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    // Windows can sync neither a folder nor a file opened only for reading.
    if (process.platform !== 'win32') throw error;
  } finally {
    await file.close();
  }
}
