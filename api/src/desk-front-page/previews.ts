import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { Transaction } from 'kysely';
import { versionOf } from '../desk-http/version-of.ts';
import { hashOfToken, newToken } from '../desk-staff/staff-tokens.ts';
import type { Tables } from '../schema/tables.ts';

/** How long a draft is shown after it was sent. */
const previewMs = 60 * 60 * 1000;

interface Draft {
  /** The hash of the token of the session, with which the preview ends. */
  session: Buffer;
  page: FrontPageInput;
  /** Of the preview that is open; without it, or if that one has ended, the draft gets a new one. */
  token?: string | undefined;
  at: Date;
}

/** Keeps the draft of a session in place of the one before. The tables of the front page stay as they are. */
export async function keepPreview(
  tx: Transaction<Tables>,
  { session, page, token: known, at }: Draft,
): Promise<{ token: string; endsAt: Date }> {
  const open = known === undefined ? undefined : await openPreview(tx, { session, known, at });
  const { token, hash } = open ?? newToken();
  const endsAt = new Date(at.getTime() + previewMs);
  const row = {
    token_hash: hash,
    page: JSON.stringify(page),
    version: versionOf(page),
    ends_at: endsAt,
  };
  await tx
    .insertInto('front_page_previews')
    .values({ ...row, session_hash: session })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
    .execute();
  return { token, endsAt };
}

/** Ends the preview of a session, if there is one. */
export async function endPreview(tx: Transaction<Tables>, session: Buffer): Promise<void> {
  await tx.deleteFrom('front_page_previews').where('session_hash', '=', session).execute();
}

async function openPreview(
  tx: Transaction<Tables>,
  { session, known, at }: { session: Buffer; known: string; at: Date },
) {
  const hash = hashOfToken(known);
  const row = await tx
    .selectFrom('front_page_previews')
    .select('ends_at')
    .where('session_hash', '=', session)
    .where('token_hash', '=', hash)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return row && { token: known, hash };
}
