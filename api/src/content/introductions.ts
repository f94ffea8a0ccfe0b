import type { Introduction } from '@kashi/contracts/content';
import { sql } from 'kysely';
import { pictureField, picturePath, pictureWidth } from '../http/media/picture-paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { messages } from './messages.ts';
import { sanitisedHtml } from './sanitised-html.ts';

/** A page of the shop's own texts; the name's letter case does not matter. Throws 404 for an unknown name. */
export async function findIntroduction({ db }: Store, sectionName: string): Promise<Introduction> {
  const row = await db
    .selectFrom('introductions')
    .select(['title', 'picture', 'context'])
    .where(sql`lower(section_name_en)`, '=', sectionName.trim().toLowerCase())
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noPage);
  return {
    PicPath: picturePath(row.picture, pictureWidth.wide),
    Context: sanitisedHtml(row.context),
    Title: row.title,
    ...pictureField(row.picture),
  };
}
