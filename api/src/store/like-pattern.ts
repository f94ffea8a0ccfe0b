import { plainMobile } from '@kashi/contracts/call/fields';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A text as a part of a pattern for `like`, in which its own signs mean nothing. */
export function asPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Whether a mobile number begins with the searched one, however that is written: messengers give «98912…», and phones «+98 912 …». */
export function hasMobile(mobile: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const beginning = plainMobile(search);
  return beginning === '' ? sql`false` : sql`${mobile} like ${`${asPattern(beginning)}%`}`;
}
