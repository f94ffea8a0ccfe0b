const { existsSync, readdirSync } = require('node:fs');

/**
 * The rooms of each house, from the ground up: a room is a folder, or a file that lies beside the folders. A room imports from
 * the layers below its own, never from one beside it or above it, so that no circle of rooms can come to be.
 */
const houses = {
  'api/src': [
    ['schema', 'sms'],
    ['store', 'banks', 'coupons', 'carriers', 'mail'],
    ['at-intervals.ts', 'settings', 'answers', 'discounts'],
    ['made-backups', 'shop.ts'],
    ['empty-searches', 'payment-runs'],
    ['http', 'torob'],
    ['identity', 'places', 'pictures', 'bank-sandbox', 'visit-figures'],
    ['addresses', 'content', 'texts', 'wallet'],
    ['alerts', 'catalogue', 'sitemap'],
    ['home', 'search', 'seed', 'stock', 'wish-list'],
    ['holds', 'orders'],
    ['carts'],
    ['checkout'],
    ['payments'],
    ['desk-audit'],
    ['desk-staff'],
    ['jobs.ts', 'open-shop.ts', 'shop-command', 'desk-http', 'desk-passkeys'],
    [
      'desk-access',
      'desk-events',
      'desk-front-page',
      'desk-pages',
      'desk-goods',
      'desk-opinions',
      'desk-orders',
      'desk-pictures',
      'desk-shop',
      'desk-texts',
    ],
    ['desk-customers', 'desk-figures'],
    ['desk'],
    ['server.ts', 'move-store'],
    ['backup'],
    ['main.ts', 'bench'],
    ['testing'],
  ],
  'shell/releases': [
    ['author.ts', 'in-parallel.ts', 'named-releases.ts', 'reason-of.ts', 'rest-times.ts', 'store'],
    ['judgements.ts', 'inventory.ts', 'keys', 'places', 'read-manifest.ts', 'releases-here.ts'],
    ['trust'],
    ['registry'],
    ['history.ts', 'mirror', 'version-names.ts'],
    ['change-keyring.ts', 'change-registry.ts', 'expect-servable.ts', 'prune.ts', 'upload.ts'],
  ],
  'shell/host': [
    [
      'messages.ts',
      'packing',
      'pictures',
      'plain-page.ts',
      'process-log.ts',
      'served-files',
      'several-hosts',
    ],
    ['http'],
    ['preview'],
    ['attribution', 'overrides', 'plain-session'],
    ['api', 'environment.ts', 'processes', 'visitor.ts'],
    ['release-sets'],
    ['health-routes.ts', 'kept-pages', 'offline', 'telemetry'],
    ['canary'],
    ['document', 'main.ts'],
    ['bench', 'host-errors.ts'],
    ['crawlers'],
    ['host-server.ts'],
    ['worker.ts'],
  ],
  'shell/app': [
    ['frame-parts', 'telemetry', 'toast', 'worker'],
    ['figures', 'header', 'install', 'not-found', 'service-error', 'unavailable', 'xray'],
    ['bottom-nav', 'footer'],
    ['frame'],
    ['client'],
  ],
  shared: [['contracts', 'file-store'], ['border'], ['format'], ['ui'], ['kit'], ['build']],
  'e2e/suite/src': [
    ['map', 'report'],
    ['browser'],
    ['checks'],
    ['run-suite.ts'],
    ['kashi-suite.ts'],
  ],
};

/** Tests, and what makes their data, stand beside what they test, and may use any layer. */
const isForTests = '(\\.test\\.tsx?|fixtures\\.tsx?|/testing/[^/]+)$';

function rulesOf([house, layers]) {
  expectAllRooms(house, layers.flat());
  return layers.map((rooms, index) => ({
    name: 'layers-point-down',
    severity: 'error',
    comment: `${house}: see tools/boundaries/layers.cjs.`,
    from: { path: `^${house}/(${anyOf(rooms)})(?:/|$)`, pathNot: isForTests },
    to: {
      path: `^${house}/`,
      pathNot: [
        `^${house}/$1(?:/|$)`,
        `^${house}/(?:${anyOf(layers.slice(0, index).flat()) || '-'})(?:/|$)`,
      ],
    },
  }));
}

function anyOf(rooms) {
  return rooms.map((room) => room.replaceAll('.', '\\.')).join('|');
}

/** A folder on no layer would escape every rule. */
function expectAllRooms(house, known) {
  const rooms = readdirSync(house, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!\.test|fixtures|\.d)\.tsx?$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'));
  const strays = rooms.filter((room) => !known.includes(room));
  const gone = known.filter((room) => !rooms.includes(room));
  const place = 'tools/boundaries/layers.cjs';
  const said = [
    ...strays.map(
      (room) =>
        `${house}/${room} stands on no layer: name it in ${place}, above all that it imports`,
    ),
    ...gone.map((room) => `${house}/${room} is gone: take it out of ${place}`),
  ];
  if (said.length > 0) throw new Error(said.join('\n'));
}

// A team's own checkout has not all the houses.
const here = Object.entries(houses).filter(([house]) => existsSync(house));

module.exports = { layerRules: here.flatMap(rulesOf) };
