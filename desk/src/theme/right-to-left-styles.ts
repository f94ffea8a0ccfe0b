import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * Where MUI's styles go: turned from left to right into right to left, and marked with the nonce of this document, without
 * which the desk's content security policy lets no style in.
 */
export function rightToLeftStyles(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
  return createCache({
    key: 'desk',
    stylisPlugins: [prefixer, rtlPlugin],
    ...(nonce && { nonce }),
  });
}
