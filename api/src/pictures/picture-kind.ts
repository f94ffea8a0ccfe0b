/** Whether the first bytes are those of a kind that the desk takes, whatever name or type the file came with. */
export function isPicture(bytes: Buffer): boolean {
  const stands = (mark: Buffer, at: number) => bytes.subarray(at, at + mark.length).equals(mark);
  return kinds.some((signature) =>
    signature.every(({ at, is }) => is.some((mark) => stands(mark, at))),
  );
}

interface Mark {
  at: number;
  is: readonly Buffer[];
}

const jpeg: Mark[] = [{ at: 0, is: [Buffer.from([0xff, 0xd8, 0xff])] }];

const png: Mark[] = [
  { at: 0, is: [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])] },
];

const webp: Mark[] = [
  { at: 0, is: [Buffer.from('RIFF')] },
  { at: 8, is: [Buffer.from('WEBP')] },
];

/** Of the files of this family only AVIF: HEIC and videos have other brands. */
const avif: Mark[] = [
  { at: 4, is: [Buffer.from('ftyp')] },
  { at: 8, is: [Buffer.from('avif'), Buffer.from('avis')] },
];

const kinds = [jpeg, png, webp, avif];
