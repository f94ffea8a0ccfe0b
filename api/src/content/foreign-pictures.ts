import type { Environment } from '../settings/environment.ts';

/**
 * Whether the HTML has a picture of another host than the shop's own and that of its pictures: no page shows one, as the content
 * security policy of documents has it.
 */
export function hasForeignPicture(
  html: string,
  { publicUrl, mediaUrl }: Pick<Environment, 'publicUrl' | 'mediaUrl'>,
): boolean {
  const own = [publicUrl, mediaUrl].map((url) => (url === null ? null : URL.parse(url)?.host));
  return [...html.matchAll(pictureOfHost)].some(
    ([, src = '']) => !own.includes(URL.parse(src, publicUrl)?.host),
  );
}

/** Ends at the next `<`, so that a text of nothing but beginnings of pictures takes no longer than another one. */
const pictureOfHost = /<img(?=\s)[^<>]*?\ssrc\s*=\s*["']?((?:https?:)?\/\/[^\s"'<>/?#]+)/gi;
