import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureFiles } from '../../pictures/files/picture-files.ts';
import type { FromCommand } from './command-wire.ts';

/** Answers an open shop that asks for the pictures of a folder or a zip of the owner's. */
export class AnsweredPictures {
  readonly #open: (path: string) => Promise<PictureFiles>;
  #files: PictureFiles | null = null;

  constructor(open: (path: string) => Promise<PictureFiles>) {
    this.#open = open;
  }

  /** The names of the pictures, or why they cannot be read. */
  async open(path: string): Promise<FromCommand> {
    try {
      this.#files = await this.#open(path);
      return { names: [...this.#files.names] };
    } catch (error) {
      return { unreadable: (error as Error).message };
    }
  }

  async picture(name: string): Promise<FromCommand> {
    const folder = await mkdtemp(join(tmpdir(), 'kashi-picture-'));
    try {
      const path = join(folder, 'picture');
      const fault = (await this.#files?.copy(name, path)) ?? null;
      if (!this.#files || fault) return { fault: faultOnTheWire(fault?.is) };
      return { bytes: await readFile(path, 'base64') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await this.#files?.close();
  }
}

/** What may be wrong with a file; addresses are the shop's. */
function faultOnTheWire(is: string | undefined): 'no-file' | 'broken-file' | 'too-large' {
  return is === 'broken-file' || is === 'too-large' ? is : 'no-file';
}
