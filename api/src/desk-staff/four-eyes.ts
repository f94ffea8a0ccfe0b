import { sql, type Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';

interface Asked {
  askedById: number;
  askedAt: string;
}

/** How long before a request an owner has to have had their access, so that the other owners could have noticed them. */
const knownForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Throws a 409 for an owner who is no second pair of eyes: for the one who has asked, and for one whose access another member has
 * given within the week before the request or after it. Whoever wants money moved could otherwise invite a second owner, reset one
 * or make a helper one, and confirm it in that name. What the log of changes has of the staff decides, since nobody can rewrite it.
 * `sentences` are the caller's own.
 */
export async function expectSecondEyes(
  tx: Transaction<Tables>,
  ownerId: number,
  { askedById, askedAt }: Asked,
  sentences: { notYourOwn: string; tooNew: string },
): Promise<void> {
  if (askedById === ownerId) throw new Refusal(409, sentences.notYourOwn);
  const since = new Date(Date.parse(askedAt) - knownForMs);
  const given = await tx
    .selectFrom('desk_changes')
    .select('id')
    .where('subject', '=', 'staff')
    .where('subject_id', '=', String(ownerId))
    .where('at', '>', since)
    // What members do to themselves gives them nothing, and the commands belong to whoever has the whole machine.
    .where('staff_id', '!=', ownerId)
    .where(sql<boolean>`before - 'fullName' is distinct from after - 'fullName'`)
    .executeTakeFirst();
  if (given) throw new Refusal(409, sentences.tooNew);
}
