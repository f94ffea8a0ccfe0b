import type { PreparedPage } from './page-preparation.ts';

/**
 * Answers once whether a page may bring the server's HTML to life: the first page of the visit, if its address is the one that the
 * server has `answered`. A step in the history may have led to other data of that page since. Without its code (null) the
 * HTML stays as it is. `answered` is null if the server has sent no page.
 */
export function hydratesOnce(answered: string | null) {
  let isFirst = answered !== null;

  return (prepared: Pick<PreparedPage, 'route'> | null): boolean => {
    const may = isFirst && (!prepared || prepared.route.url === answered);
    isFirst = false;
    return may;
  };
}
