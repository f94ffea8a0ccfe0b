import { basename, join } from 'node:path';
import type { Picture } from '@kashi/contracts/picture';
import { sql } from 'kysely';
import { liesWithin } from '../../http/lies-within.ts';
import { pictureBringer } from '../../http/media/shared-pictures.ts';
import type { Shop } from '../../shop.ts';
import { inkOf, type Ink } from './ink-of.ts';

/** The tables of pictures with words on them. */
const tables = ['sliders', 'banners'] as const;

/**
 * Measures pictures of the front page that were taken before the shop measured any (R50), so that no owner has to upload them again. A
 * picture whose file is not there, or cannot be read, is tried again the next time.
 */
export async function measureFrontPage({
  store: { db },
  environment,
}: Pick<Shop, 'store' | 'environment'>): Promise<void> {
  const bring = pictureBringer(environment);
  for (const table of tables) {
    const unmeasured = sql`from ${sql.table(table)} where picture->>'Base' <> '' and picture->>'Ink' is null`;
    const { rows } = await sql<{ picture: Picture }>`select picture ${unmeasured}`.execute(db);
    for (const { picture } of rows) {
      const ink = await measured(picture, environment.mediaFolder, bring).catch(() => null);
      if (!ink) continue;
      // Its owner may have chosen another picture meanwhile.
      await sql`
        update ${sql.table(table)} set picture = picture || ${JSON.stringify(ink)}::jsonb
        where picture->>'Base' = ${picture.Base} and picture->>'Ink' is null`.execute(db);
    }
  }
}

async function measured(
  { Base, Widths, Formats }: Picture,
  mediaFolder: string,
  bring: (name: string) => Promise<boolean>,
): Promise<Ink | null> {
  // The smallest file is near to the size at which pictures are measured.
  const name = `${basename(Base)}-${Math.min(...Widths)}.${Formats.at(-1)}`;
  if (!(await liesWithin(mediaFolder, name)) && !(await bring(name))) return null;
  const { default: sharp } = await import('sharp');
  return inkOf(sharp(join(mediaFolder, name)));
}
