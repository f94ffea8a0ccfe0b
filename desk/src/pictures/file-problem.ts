import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { mostPictureBytes, pictureTypes } from '@kashi/contracts/desk/goods/pictures';

/**
 * The fault of a file, found before the file is sent, because the refusal of a large file would take minutes. The server checks
 * the contents of the file.
 */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  const { picture } = deskMessages;
  if (!pictureTypes.some((each) => each === type)) return picture.kind;
  if (size === 0) return picture.empty;
  return size > mostPictureBytes ? picture.bytes : null;
}
