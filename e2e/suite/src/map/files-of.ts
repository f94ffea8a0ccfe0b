import type { TeamMap } from './shop-map.ts';

/** Whether an address is one of a team's files. Patterns that begin with / are about the shop's own address. */
export function filesOf({ files }: TeamMap, shop: string): (address: URL) => boolean {
  const { origin } = new URL(shop);
  const patterns = files.map((file) => asExpression(file.startsWith('/') ? origin + file : file));
  return ({ href }) => patterns.some((pattern) => pattern.test(href));
}

/** `**` stands for anything, `*` for anything but a slash. What follows a question mark may be anything. */
function asExpression(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}(\\?.*)?$`);
}
