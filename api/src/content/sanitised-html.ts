import { withLists } from '@kashi/contracts/text/copied-lists';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/**
 * HTML that is safe to show (R24): no script, no event handler, no `javascript:` address, no frame except of the allowed video
 * hosts, and no style, since the shop's content security policy forbids inline styles anyway. The lists of a word processor are lists.
 */
export function sanitisedHtml(html: string): string {
  const known = recent.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(withLists(html), rules);
  recent.set(html, safe);
  return safe;
}

const recent = new LRUCache<string, string>({
  max: 500,
  maxSize: 20_000_000,
  sizeCalculation: (safe) => safe.length + 1,
});

const rules: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p div span br hr blockquote pre code strong b em i u s small mark sub sup bdi abbr ' +
    'ul ol li dl dt dd a img figure figcaption iframe table caption thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  // A whole document, as a word processor saves it: its title is none of its text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'title', 'xml'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: ['www.aparat.com', 'www.youtube-nocookie.com'],
  // The page already has its one h1.
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: relOf(attribs['href']) } }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: sanitizeHtml.simpleTransform('iframe', { loading: 'lazy' }),
  },
  // A frame of another host has lost its address by now, and without an address it is removed.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs['src'],
};

/** Search engines follow a link within the shop; a link to another site recommends nothing. `//` and `/\` begin an address of another site. */
function relOf(href = ''): string {
  const isOwn = href.startsWith('/') && URL.parse(href, anyShop)?.origin === anyShop;
  return isOwn ? 'noopener' : 'noopener nofollow';
}

const anyShop = 'https://shop.invalid';
