/** Hosts of videos that a product's page may embed (R24). */
const videoHosts = ['https://www.aparat.com', 'https://www.youtube-nocookie.com'];

interface PolicySources {
  /** The development servers whose code this document loads; only developers have any. */
  hotUrls: readonly string[];
  /** The pictures of the shop owner's trust badges, which their issuers serve. */
  badgePictures: string[];
  /** The address of the shop's pictures if another server has them. */
  mediaUrl: string | null;
  /** The address of map tiles, `https://…/{z}/{x}/{y}.png`. */
  mapTiles: string | null;
  /** The hashes of the inline scripts and the import map. */
  scriptHashes: readonly string[];
  /** The hashes of the inline style sheets. */
  styleHashes: readonly string[];
}

/** The headers of documents, besides those of every answer (`answer-headers.ts`). */
export function securityHeaders({
  hotUrls,
  badgePictures,
  mediaUrl,
  mapTiles,
  scriptHashes,
  styleHashes,
}: PolicySources): Record<string, string> {
  const hot = originsOf(hotUrls)
    .map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`)
    .join('');
  const policy = [
    `default-src 'none'`,
    `${["script-src 'self'", ...scriptHashes].join(' ')}${hot}`,
    `${["style-src 'self'", ...styleHashes].join(' ')}${hot}`,
    `img-src 'self' data: ${originsOf([mediaUrl ?? '', ...badgePictures, mapTiles ?? '']).join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'${hot}`,
    `frame-src ${videoHosts.join(' ')}`,
    `form-action 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // Hot reload creates script elements from strings.
    // The second policy names the one worker of the shop, see `shell/app/client/ahead/keep-pages.ts`.
    ...(hot ? [] : [`require-trusted-types-for 'script'`, 'trusted-types default kashi-worker']),
  ];

  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
  };
}

const nobodys = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Location for an address, the code from an SMS, sharing a link. Features that some browsers lack are left out, because those
 * browsers would log warnings.
 */
const ourOwn = ['clipboard-write', 'geolocation', 'otp-credentials'];

/** Features that embedded players need. */
const players = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...nobodys.map((feature) => `${feature}=()`),
  ...ourOwn.map((feature) => `${feature}=(self)`),
  ...players.map(
    (feature) => `${feature}=(self ${videoHosts.map((host) => `"${host}"`).join(' ')})`,
  ),
].join(', ');

/** The origins of these addresses. The shop's own paths need none, and invalid addresses are left out. */
function originsOf(addresses: readonly string[]): string[] {
  const whole = addresses.filter((address) => /^https?:/.test(address) && URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin))];
}
