import type { PicturePlace } from '../http/media/shared-pictures.ts';
import type { PictureFetcher } from '../pictures/addresses/picture-fetcher.ts';
import type { Cutter } from '../pictures/cutter.ts';
import type { PictureFiles } from '../pictures/files/picture-files.ts';
import type { Environment } from '../settings/environment.ts';
import type { Shop } from '../shop.ts';

/** What a command is given: the shop's parts, and its connection to the owner. */
export interface CommandContext extends Pick<Shop, 'store' | 'clock'> {
  environment: Pick<
    Environment,
    'banks' | 'isProduction' | 'hasSandboxBank' | 'publicUrl' | 'mediaUrl'
  >;
  /** Prints a line for the owner. */
  say(line: string): void;
  /** Reads a text file of the owner's. Throws `CommandError` with a sentence if the file cannot be read. */
  read(path: string): Promise<string>;
  /** Opens a folder or a zip of the owner's pictures. Throws `CommandError` with a sentence if that is not possible. */
  openPictures(path: string): Promise<PictureFiles>;
  /** Where the shop's pictures lie, and by what new ones are made. */
  pictures: PicturePlace & {
    cutter: Cutter;
    fetcher: PictureFetcher;
    /** Ends the making of pictures. */
    signal: AbortSignal;
  };
}
