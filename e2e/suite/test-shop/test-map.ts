const pages = {
  home: {
    path: '/',
    team: 'goods',
    parts: { goods: { title: 'h1', price: '.price' } },
  },
  lamp: {
    path: '/lamp',
    team: 'goods',
    parts: {
      goods: { title: 'h1', price: '.price' },
      basket: { buy: '.buy', cartCount: '.count' },
    },
    later: [{ team: 'goods', press: '#more', see: '#later:has-text("brass")' }],
  },
  basket: { path: '/basket', team: 'basket', parts: { basket: { heading: 'h1' } } },
};

/** What the operators of a test shop tell of it. Each field costs the suite visits. */
export interface Told {
  pages: (keyof typeof pages)[];
  has: ('deploy' | 'server')[];
  /** Of the team goods. */
  files?: string;
}

/** A map of the test shop, as its operators would write it. */
export function testMap(url: string, told: Told) {
  const order = (what: string) =>
    `"${process.execPath}" -e "fetch('${url}/-/${what}', { method: 'POST' })"`;
  const { has } = told;
  return {
    address: url,
    within: 3,
    notice: '[role=alert]',
    cart: { path: '/basket', line: '.line' },
    teams: {
      goods: {
        files: told.files ?? '/files/goods/**',
        tiles: '[data-tile=goods]',
        ...(has.includes('deploy') && {
          deploy: { release: order('release'), takeBack: order('take-back') },
        }),
        ...(has.includes('server') && { server: { down: order('down'), up: order('up') } }),
      },
      basket: { files: '/files/basket/**', tiles: '[data-tile=basket]' },
    },
    pages: Object.fromEntries(told.pages.map((name) => [name, pages[name]])),
  };
}
