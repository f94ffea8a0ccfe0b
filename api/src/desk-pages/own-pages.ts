import {
  fixedPages,
  type ListedPage,
  type OwnPage,
  type PageFooter,
} from '@kashi/contracts/desk/pages';
import { sql, type Kysely } from 'kysely';
import { fixedName, pagePath } from '../content/page-path.ts';
import { versionOf } from '../desk-http/version-of.ts';
import type { Tables } from '../schema/tables.ts';

type Db = Kysely<Tables>;

/** The pages of the footer in their order, written or not, and after them the pages that the owner has added. */
export async function listPages(db: Db): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('introductions')
    .select(['section_name_en', 'title', 'footer'])
    .orderBy('section_name_en')
    .execute();
  const known = new Map(rows.map((row) => [row.section_name_en.toLowerCase(), row]));
  const fixed = fixedPages.map((name) => {
    const row = known.get(name.toLowerCase());
    known.delete(name.toLowerCase());
    return listed(name, { title: row?.title ?? null, isFixed: true, footer: 'none' });
  });
  const added = [...known.values()].map(({ section_name_en, title, footer }) =>
    listed(section_name_en, { title, isFixed: false, footer }),
  );
  return [...fixed, ...added];
}

/** The page as it was saved, in any case of its name; null if there is none. */
export async function readPage(db: Db, asked: string): Promise<OwnPage | null> {
  const row = await db
    .selectFrom('introductions')
    .select(['section_name_en', 'title', 'picture', 'context', 'footer'])
    .where(sql`lower(section_name_en)`, '=', asked.toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const { title, picture, context, footer } = row;
  const name = fixedName(row.section_name_en) ?? row.section_name_en;
  const version = versionOf({ title, picture, context, footer });
  return { name, path: pagePath(name), title, picture, context, footer, version };
}

function listed(
  name: string,
  { title, ...rest }: { title: string | null; isFixed: boolean; footer: PageFooter },
): ListedPage {
  return {
    name,
    path: pagePath(name),
    title: title ?? '',
    isWritten: title !== null,
    ...rest,
  };
}
