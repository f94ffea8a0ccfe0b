/** Wide enough to see a scratch; the shop keeps no wider one. */
const longestSide = 1600;

/** A file that is sent as it is: a slow line takes it within the time of a call. */
const smallBytes = 500_000;

/**
 * A photograph of a telephone as a smaller JPEG, so that it is sent within a few seconds on a slow line. The file itself where the
 * browser cannot draw it: the shop then says what is wrong with it.
 */
export async function shrunken(file: File): Promise<Blob> {
  if (file.size <= smallBytes) return file;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const drawn = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.85),
    );
    return drawn ?? file;
  } catch {
    // Not a picture, or of a kind that this browser does not draw.
    return file;
  }
}
