/** Hosts whose videos a product's page may embed (R24). */
const videoHosts = ['https://www.aparat.com', 'https://www.youtube-nocookie.com'];

interface PolicySources {
  /** The development servers that this document takes code from; nobody's but a developer's. */
  hotUrls: readonly string[];
  /** The trust badges that the shop owner has set: their issuers want to serve the pictures themselves. */
  badgePictures: string[];
  /** Where the shop's pictures are, unless they are its own. */
  mediaUrl: string | null;
  /** The address of a map's pictures, `https://…/{z}/{x}/{y}.png`. */
  mapTiles: string | null;
  /** Of the code that stands in the document, and of its import map. */
  scriptHashes: readonly string[];
  /** Of the style sheets that stand in the document. */
  styleHashes: readonly string[];
}

/** What a document says besides what every answer says, see `answer-headers.ts`. */
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
    // Hot reload makes script elements out of strings.
    ...(hot ? [] : [`require-trusted-types-for 'script'`, 'trusted-types default']),
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

/** The place of an address, the code out of an SMS, a link to share. Features that a browser lacks on some system are left out: it would complain. */
const ourOwn = ['clipboard-write', 'geolocation', 'otp-credentials'];

/** What the players of other sites need. */
const players = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...nobodys.map((feature) => `${feature}=()`),
  ...ourOwn.map((feature) => `${feature}=(self)`),
  ...players.map(
    (feature) => `${feature}=(self ${videoHosts.map((host) => `"${host}"`).join(' ')})`,
  ),
].join(', ');

/** Pictures of the shop's own need no mention, and an address that is none is left out. */
function originsOf(addresses: readonly string[]): string[] {
  const whole = addresses.filter((address) => /^https?:/.test(address) && URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin))];
}
