import type { ShopState } from './shop-state.ts';

/** The HTML of a page; undefined where the shop has none. The basket's team renders the basket and the count of every page. */
export function documentOf(
  pathname: string,
  state: ShopState & { count: number },
): string | undefined {
  if (pathname === '/') return framed(state, goods(state, list));
  if (pathname === '/lamp') return framed(state, goods(state, lamp(state)));
  if (pathname === '/basket') return framed(state, basket(state));
  return undefined;
}

const list = '<h1>Goods</h1><p class="price">20</p><a href="/lamp">Lamp</a>';

function lamp({ fault }: ShopState): string {
  const form =
    fault === 'buy button needs code'
      ? '<button class="buy" type="button">Buy</button>'
      : '<form action="/basket" method="post"><button class="buy">Buy</button></form>';
  return `<h1>Lamp</h1><p class="price">20</p>
    <div data-tile="basket">${form}</div>
    <button id="more" type="button">More</button><div id="later"></div>`;
}

function basket({ count }: { count: number }): string {
  const line = count > 0 ? `<p class="line">Lamps: ${count}</p>` : '<p>Empty</p>';
  return `<main data-tile="basket"><h1>Basket</h1>${line}<a href="/">Goods</a></main>`;
}

/** A shop whose goods' server part is away says so in the place of its pages. */
function goods({ fault, isGoodsUp }: ShopState, html: string): string {
  if (!isGoodsUp) return '<main><p role="alert">Goods are away</p></main>';
  if (fault !== 'blank without its code') return `<main data-tile="goods">${html}</main>`;
  return `<main data-tile="goods"></main><template>${html}</template>`;
}

function framed({ fault, release, count }: ShopState & { count: number }, content: string): string {
  const style =
    fault === 'style holds the paint'
      ? '<link rel="stylesheet" href="/files/goods/1/style.css">'
      : '';
  const twice = fault === 'the same id twice' ? '<i id="later"></i><i id="later"></i>' : '';
  return `<!doctype html>
    <html lang="en">
      <head><title>Shop</title><link rel="icon" href="data:,">${style}</head>
      <body>
        <header>
          <a href="/">Shop</a> <a href="/basket">Basket</a>
          <output class="count" data-tile="basket">${count || ''}</output>
        </header>
        ${content}${twice}
        <script type="module" src="/files/goods/${release}/page.js"></script>
        <script type="module" src="/files/basket/1/page.js" async></script>
      </body>
    </html>`;
}
