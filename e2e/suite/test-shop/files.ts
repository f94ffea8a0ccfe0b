import type { ShopState } from './shop-state.ts';

interface File {
  type: string;
  text: string;
}

/** A file of a team; undefined where there is none. */
export function fileOf(pathname: string, { fault, release }: ShopState): File | undefined {
  const [, team, version, name] =
    /^\/files\/(goods|basket)\/(\d+)\/(page\.js|later\.js|style\.css)$/.exec(pathname) ?? [];
  if (!team || !version || !name) return undefined;
  const isDeleted = team === 'goods' && Number(version) !== release;
  if (fault === 'deploys delete files' && isDeleted && name === 'later.js') return undefined;

  if (name === 'style.css') return { type: 'text/css', text: 'h1 { color: green }' };
  return { type: 'text/javascript', text: name === 'later.js' ? later : codeOf(team, fault) };
}

const later = `document.querySelector('#later').textContent = 'A lamp of brass';`;

function codeOf(team: string, fault: ShopState['fault']): string {
  if (team === 'basket') return basket;
  const error = fault === 'error in the console' ? `console.error('goods lost something');` : '';
  const missing =
    fault === 'a file is missing' ? `import('/files/goods/1/gone.js').catch(() => 0);` : '';
  return `${goods}${error}${missing}`;
}

const goods = `
  const template = document.querySelector('template');
  if (template) document.querySelector('main').append(template.content);
  document.querySelector('#more')?.addEventListener('click', () => import('./later.js'));
`;

const basket = `
  document.addEventListener('click', async (event) => {
    if (!event.target.closest('.buy')) return;
    event.preventDefault();
    await fetch('/basket', { method: 'POST' });
    const count = document.querySelector('.count');
    count.textContent = Number(count.textContent) + 1;
  });
`;
