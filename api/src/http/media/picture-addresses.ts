/**
 * Rewrites the shop's own pictures in an answer, HTML included, to the operator's picture address, if one is set. Rows keep
 * `/media/…`, since the address may change from one start to the next.
 */
export function withPicturesAt(mediaUrl: string | null, json: string): string {
  return mediaUrl ? json.replaceAll('"/media/', () => `"${mediaUrl}/`) : json;
}
