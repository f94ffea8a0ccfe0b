import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * The cache of MUI's styles. It mirrors each style from left-to-right to right-to-left, and marks it with the document's nonce,
 * because the desk's Content-Security-Policy refuses styles without that nonce.
 */
export function rightToLeftStyles(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
  return createCache({
    key: 'desk',
    stylisPlugins: [prefixer, rtlPlugin],
    ...(nonce && { nonce }),
  });
}
