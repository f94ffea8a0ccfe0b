import { setPriority } from 'node:os';
import { pictureFormats } from '../http/picture-sizes.ts';
import { cutPicture, type Cut, type Unfit } from './cut-picture.ts';

/** What the process answers, once; nothing if the file has made it end. `error` is what failed that is not the file's fault. */
export type Answer = Cut | Unfit | { error: string };

/**
 * Cuts one uploaded file in a process of its own, `<file> <folder> <widths> <formats> [words]`: a file of a stranger can take no memory of the shop,
 * nor its processor, and ends with its process whatever it does to the library that decodes it.
 */
const [source = '', folder = '', widths = '', formats = '', words = ''] = process.argv.slice(2);
setPriority(19);
// The shop has ended, so nobody waits for the picture.
process.on('disconnect', () => process.exit());

const answer: Answer = await cutPicture(source, {
  folder,
  widths: widths.split(',').map(Number),
  formats: pictureFormats.filter((format) => formats.split(',').includes(format)),
  hasWords: words !== '',
}).catch((error: unknown) => ({ error: String(error) }));
process.send?.(answer, () => process.exit());
