import type { Picture } from '@kashi/contracts/picture';

interface Shown {
  PicPath: string;
  Picture?: Picture | undefined;
  ShortName?: string;
}

/**
 * A product or a banner without what no list shows: the short name, and, where a picture has many files, the path of the one
 * file in the specification. A document with a hundred products is smaller without both.
 */
export function asShown<Each extends Shown>(shown: Each): Each {
  return {
    ...shown,
    ...('ShortName' in shown && { ShortName: '' }),
    ...(shown.Picture && { PicPath: '' }),
  };
}
