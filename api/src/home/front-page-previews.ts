import { createHash } from 'node:crypto';
import { keepers, type FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { Shop } from '../shop.ts';

/** A front page that is not saved. */
interface PreviewedPage {
  page: FrontPageInput;
  version: string;
}

/**
 * The draft that this token shows; null if it is unknown or has ended, with its time, with the session of its maker, or with the
 * maker's right to arrange the front page. It is read from the store each time, so that it ends at once.
 */
export async function findPreview(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  token: string,
): Promise<PreviewedPage | null> {
  const now = clock();
  const row = await store.db
    .selectFrom('front_page_previews as p')
    .innerJoin('staff_sessions as s', 's.token_hash', 'p.session_hash')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['p.page', 'p.version', 'm.roles'])
    .where('p.token_hash', '=', createHash('sha256').update(token).digest())
    .where('p.ends_at', '>', now)
    .where('s.ends_at', '>', now)
    .where('m.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row || !keepers.some((role) => row.roles.includes(role))) return null;
  return { page: row.page, version: row.version };
}
