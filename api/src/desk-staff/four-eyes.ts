import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { lockStaff } from './staff.ts';

interface Asked {
  askedById: number;
  askedAt: string;
  /** Below 0 for money that is taken away. */
  amountToman: number;
}

interface Sentences {
  notYourOwn: string;
  tooNew: string;
}

/** How long before a request an owner has to have had their access, so that the other owners could have noticed them. */
const knownForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Throws a 409 for an owner who is no second pair of eyes: for the one who has asked, and for one whose access another member has
 * given within the week before the request or after it. Whoever wants money moved could otherwise invite a second owner, reset one
 * or make a helper one, and confirm it in that name. Nor may such an owner ask in the name of newcomers of theirs: what an owner
 * confirms within a day for members whose access they gave within that week, also by way of others, counts with what they book alone,
 * up to the same limit. What the log of changes has of the staff decides, since nobody can rewrite it. `bookedFor` tells what the owner
 * has booked of these members' requests within a day, in toman; `sentences` are the caller's own.
 */
export async function expectSecondEyes(
  tx: Transaction<Tables>,
  ownerId: number,
  { askedById, askedAt, amountToman }: Asked,
  {
    bookedFor,
    sentences,
  }: { bookedFor(askerIds: readonly number[]): Promise<number>; sentences: Sentences },
): Promise<void> {
  if (askedById === ownerId) throw new Refusal(409, sentences.notYourOwn);
  const askedMs = Date.parse(askedAt);
  const given = await accessGivenSince(tx, new Date(askedMs - knownForMs));
  if (given.some(({ to }) => to === ownerId)) throw new Refusal(409, sentences.tooNew);
  // Whoever gave the asker access after the request has not asked in that name.
  const before = given.filter(({ at }) => at.getTime() <= askedMs);
  const reached = reachedFrom(ownerId, before);
  if (!reached.has(askedById)) return;
  // Of two confirmations at once the second counts the first.
  await lockStaff(tx, { id: ownerId });
  if (Math.abs(amountToman) + (await bookedFor([...reached])) > fourEyesAboveToman) {
    throw new Refusal(409, messages.askerTooNew);
  }
}

interface GivenAccess {
  by: number;
  to: number;
  at: Date;
}

async function accessGivenSince(tx: Transaction<Tables>, since: Date): Promise<GivenAccess[]> {
  const changes = await tx
    .selectFrom('desk_changes')
    .select(['staff_id', 'subject_id', 'at'])
    .where('subject', '=', 'staff')
    .where('at', '>', since)
    .where(({ or, eb }) =>
      or([
        eb('before', 'is', null),
        // A reset gives access also where the log shows no difference: to a member who was not set up yet.
        eb('call', '=', 'POST /v1/desk/staff/reset'),
        sql<boolean>`not ((before -> 'roles') @> (after -> 'roles'))`,
        sql<boolean>`(before ->> 'isBlocked')::boolean and not (after ->> 'isBlocked')::boolean`,
      ]),
    )
    .execute();
  return changes.flatMap(({ staff_id: by, subject_id, at }) => {
    const to = Number(subject_id);
    // What members do to themselves gives them nothing, and the commands belong to whoever has the whole machine.
    return by === null || by === to ? [] : [{ by, to, at }];
  });
}

/** Everybody who has their access from this owner, or from somebody who has. */
function reachedFrom(ownerId: number, given: readonly GivenAccess[]): ReadonlySet<number> {
  const reached = new Set([ownerId]);
  // Sets visit what is added on the way.
  for (const giver of reached) {
    for (const { by, to } of given) if (by === giver) reached.add(to);
  }
  return reached;
}
