import { roles, type Role } from '@kashi/contracts/desk/desk-call';
import {
  fullName as fullNameSchema,
  userName as userNameSchema,
} from '@kashi/contracts/desk/session';
import type { Transaction } from 'kysely';
import { noteChanges } from '../../desk-audit/change-log.ts';
import { invite, setupPath } from '../../desk-staff/invitations.ts';
import {
  addStaff,
  blockStaff,
  listStaff,
  lockStaff,
  resetStaff,
  unblockStaff,
  type Member,
} from '../../desk-staff/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tables } from '../../schema/tables.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { oneLine } from '../text/one-line.ts';

/** `staff list`: who may do what at the owner's desk. */
export async function listMembers({ store, say }: CommandContext): Promise<void> {
  const members = await listStaff(store.db);
  for (const { userName, fullName, roles: held, isBlocked, isSetUp } of members) {
    const state = isBlocked ? '  blocked' : isSetUp ? '' : '  not set up yet';
    say(`${userName}  ${held.join(',')}  ${oneLine(fullName)}${state}`);
  }
  if (members.length === 0) say('The desk has no staff.');
}

/** `staff add <user name> <roles> <name>`: a new member; prints the path at which they set themselves up. */
export async function addMember(
  context: CommandContext,
  [name, held = '', ...words]: readonly string[],
): Promise<void> {
  const userName = userNameIn(name);
  const fullName = fullNameSchema.safeParse(words.join(' '));
  if (!fullName.success) throw new CommandError('Give the name of the member at the end.');
  const given = { userName, fullName: fullName.data, roles: rolesIn(held) };
  await changing(context, 'staff add', async (tx, now) => {
    const after = await addStaff(tx, given, now);
    return { before: null, after, isInvited: true };
  });
}

/** `staff reset <user name>`: voids password, second factor and sessions, and unblocks; prints a new path to set up. */
export async function resetMember(
  context: CommandContext,
  [name]: readonly string[],
): Promise<void> {
  const userName = userNameIn(name);
  await changing(context, 'staff reset', async (tx) => {
    const before = await lockStaff(tx, { userName });
    await unblockStaff(tx, before.id);
    return { before, after: await resetStaff(tx, before.id), isInvited: true };
  });
}

/** `staff block <user name>`: shuts a member out at once. */
export async function blockMember(
  context: CommandContext,
  [name]: readonly string[],
): Promise<void> {
  const userName = userNameIn(name);
  await changing(context, 'staff block', async (tx, now) => {
    const before = await lockStaff(tx, { userName });
    return { before, after: await blockStaff(tx, before.id, now), isInvited: false };
  });
  context.say(`${userName} is blocked.`);
}

interface MemberChange {
  before: Member | null;
  after: Member;
  isInvited: boolean;
}

/** Makes the change and notes it in one transaction; tells the set-up path of an invited member once it is committed. */
async function changing(
  { store, clock, say }: CommandContext,
  command: string,
  work: (tx: Transaction<Tables>, now: Date) => Promise<MemberChange>,
): Promise<void> {
  const at = clock();
  const token = await store
    .transaction(async (tx) => {
      const { before, after, isInvited } = await work(tx, at);
      await noteChanges(tx, [{ subject: 'staff', subjectId: after.id, before, after }], {
        author: { staffId: null, name: 'npm run shop' },
        call: `npm run shop -- ${command}`,
        at,
      });
      return isInvited ? (await invite(tx, after.id, at)).token : null;
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new CommandError(sentences[error.status] ?? 'The command was refused.');
    });
  if (token === null) return;
  say('Within 24 hours the member sets password and second factor at this path of the desk:');
  say(setupPath(token));
}

const sentences: Record<number, string> = {
  404: 'The staff has nobody by this user name.',
  409: 'Somebody has this user name already.',
};

function userNameIn(word = ''): string {
  const parsed = userNameSchema.safeParse(word);
  if (parsed.success) return parsed.data;
  throw new CommandError(
    `«${word}» is no user name: 3 to 30 small Latin letters, digits, dots or hyphens, with a letter first.`,
  );
}

function rolesIn(word: string): Role[] {
  const named = word.split(',').filter(Boolean);
  const known = named.filter((name): name is Role => roles.some((role) => role === name));
  if (known.length > 0 && known.length === named.length) return [...new Set(known)];
  throw new CommandError(`«${word}» should be roles with commas between: ${roles.join(', ')}.`);
}
