import type { AuditRow } from '@kashi/contracts/desk/staff';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Who made a change: a member of the staff, or the owner's commands. */
export interface Author {
  staffId: number | null;
  name: string;
}

/** One changed thing, as it was and as it is; null where it did not exist. Never secrets, and no names of customers. */
export interface ChangeEntry {
  subject: string;
  subjectId: string | number;
  before: object | null;
  after: object | null;
}

/** Writes changes to the log, in the transaction that makes them. */
export async function noteChanges(
  tx: Transaction<Tables>,
  entries: readonly ChangeEntry[],
  { author, call, at }: { author: Author; call: string; at: Date },
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('desk_changes')
    .values(
      entries.map(({ subject, subjectId, before, after }) => ({
        at,
        staff_id: author.staffId,
        staff_name: author.name,
        call,
        subject,
        subject_id: String(subjectId),
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })),
    )
    .execute();
}

interface ChangeSearch {
  /** Only changes older than the one with this id. */
  before: number | null;
  most: number;
  staffId?: number | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
}

/** Changes, newest first. */
export async function readChanges(
  db: Kysely<Tables>,
  { before, most, staffId, subject, subjectId }: ChangeSearch,
): Promise<AuditRow[]> {
  let query = db.selectFrom('desk_changes').selectAll();
  if (before !== null) query = query.where('id', '<', before);
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  const rows = await query.orderBy('id', 'desc').limit(most).execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    staffId: row.staff_id,
    staffName: row.staff_name,
    call: row.call,
    subject: row.subject,
    subjectId: row.subject_id,
    before: row.before,
    after: row.after,
  }));
}
