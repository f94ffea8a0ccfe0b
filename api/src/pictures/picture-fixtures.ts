import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Colour } from './ink/contrast.ts';

interface APicture {
  width?: number;
  height?: number;
}

/** A photograph as a telephone makes it: it lies on its side, and tells where it was taken and with what. */
export function aPhotograph({ width = 1200, height = 900 }: APicture = {}): Promise<Buffer> {
  return striped({ width, height })
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Nobody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export function aPng({ width = 600, height = 600 }: APicture = {}): Promise<Buffer> {
  return striped({ width, height }).png().toBuffer();
}

/** A drawing as a PNG of the size that it says. */
export function aDrawnPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A screenshot as a small WebP for a page of the documentation, this many pixels wide. */
export function aSmallWebp(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png).resize({ width }).webp({ quality: 60, effort: 6 }).toBuffer();
}

/** The colours of all pixels of a screenshot. */
export async function coloursOf(png: Buffer): Promise<Colour[]> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return [red, green, blue] as const;
  });
}

/** A PNG of a hundred bytes that says that it is this large. */
export function aBomb({ width = 60_000, height = 60_000 }: APicture = {}): Promise<Buffer> {
  return aPng({ width: 1, height: 1 }).then((png) => {
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return withRightSum(png);
  });
}

/** The head's checksum, which covers its name and its thirteen bytes. */
function withRightSum(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function striped({ width, height }: Required<APicture>) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#c00"/><rect x="50%" width="50%" height="100%" fill="#00c"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
}
