/**
 * An answer in which every picture of the shop's own, within HTML too, is at the operator's address for pictures; as it is
 * where there is none. Rows keep `/media/…`: the address may change from one start to the next.
 */
export function withPicturesAt(mediaUrl: string | null, json: string): string {
  return mediaUrl ? json.replaceAll('"/media/', () => `"${mediaUrl}/`) : json;
}
