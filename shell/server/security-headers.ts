import { createHash } from 'node:crypto';
import { themeScript } from '../src/frame/theme-script.ts';

const themeHash = createHash('sha256').update(themeScript).digest('base64');

/** Hosts whose videos a product's page may embed (decision 24). */
const videoHosts = 'https://www.aparat.com https://www.youtube-nocookie.com';

interface PolicySources {
  /** The development servers that this document takes code from; nobody's but a developer's. */
  hotUrls: readonly string[];
  /** The trust badges that the shop owner has set: their issuers want to serve the pictures themselves. */
  badgePictures: string[];
  /** The address of a map's pictures, `https://…/{z}/{x}/{y}.png`. */
  mapTiles: string | null;
}

export function securityHeaders({
  hotUrls,
  badgePictures,
  mapTiles,
}: PolicySources): Record<string, string> {
  const hot = originsOf(hotUrls)
    .map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`)
    .join('');
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${themeHash}'${hot}`,
    `style-src 'self'${hot}`,
    `img-src 'self' data: ${originsOf([...badgePictures, ...(mapTiles ? [mapTiles] : [])]).join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'${hot}`,
    `frame-src ${videoHosts}`,
    `form-action 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];

  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // Banks and trust seals look at the referring shop's origin; the page itself is nobody's business.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Pictures of the shop's own need no mention, and an address that is none is left out. */
function originsOf(addresses: readonly string[]): string[] {
  const whole = addresses.filter((address) => /^https?:/.test(address) && URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin))];
}
