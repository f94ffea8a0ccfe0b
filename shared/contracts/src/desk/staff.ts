import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { deskCall, roles } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf } from './keyset.ts';
import { pressKey } from './press-key.ts';
import { fullName, userName } from './session.ts';

export const rolesSchema = z.array(z.enum(roles), deskMessages.roles).check(
  z.overwrite((chosen) => [...new Set(chosen)]),
  z.minLength(1, deskMessages.roles),
);

export const staffRowSchema = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(z.enum(roles)),
  /** Whether the member has set a password and a second factor. */
  isSetUp: z.boolean(),
  isBlocked: z.boolean(),
  lastSeenAt: z.nullable(moment),
  /** Another one for another name or other roles. */
  version: z.string(),
});
export type StaffRow = z.output<typeof staffRowSchema>;

/** A one-time address for a member who is new, or has lost password or telephone; the answer shows the address only once. */
export const invitationSchema = z.object({
  staff: staffRowSchema,
  setupAddress: z.string(),
  endsAt: moment,
});
export type Invitation = z.output<typeof invitationSchema>;

/** One change that a member made at the desk. */
export const auditRowSchema = z.object({
  id: z.int(),
  at: moment,
  /** null for a member of whom only the change is left, and for the shop itself. */
  staffId: z.nullable(z.int()),
  staffName: z.string(),
  /** The call that made the change, `POST /v1/desk/orders/approve`. */
  call: z.string(),
  /** The kind of the changed thing: `order`, `goods`, `staff`… */
  subject: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRow = z.output<typeof auditRowSchema>;

const owner = ['owner'] as const;

export const staffCalls = {
  'GET /v1/desk/staff': deskCall({
    summary: 'Every member of the staff, the blocked ones too.',
    access: owner,
    input: z.object({}),
    value: z.array(staffRowSchema),
  }),
  'POST /v1/desk/staff/add': deskCall({
    summary:
      'A new member, and the one-time address at which they set themselves up. The same `key` again adds no other one, and answers a new address in place of the first.',
    access: owner,
    input: z.object({ userName, fullName, roles: rolesSchema, key: z.optional(pressKey) }),
    value: invitationSchema,
  }),
  'POST /v1/desk/staff/change': deskCall({
    summary:
      "Changes a member's name and roles; ends their sessions where a role was taken away. A 409 with the member as they are now (`current`), if another owner has changed one of them since `version` was read.",
    access: owner,
    input: z.object({
      id,
      fullName,
      roles: rolesSchema,
      version: z.optional(z.string().check(z.maxLength(100))),
    }),
    value: staffRowSchema,
  }),
  'POST /v1/desk/staff/block': deskCall({
    summary: 'Shuts a member out, and ends their sessions at once.',
    access: owner,
    input: z.object({ id }),
    value: staffRowSchema,
  }),
  'POST /v1/desk/staff/unblock': deskCall({
    summary: 'Lets a member sign in again.',
    access: owner,
    input: z.object({ id }),
    value: staffRowSchema,
  }),
  'POST /v1/desk/staff/reset': deskCall({
    summary:
      "Voids a member's password, second factor and sessions; answers a new one-time address.",
    access: owner,
    input: z.object({ id }),
    value: invitationSchema,
  }),
  'GET /v1/desk/audit': deskCall({
    summary: 'The log of changes, newest first, of all or of one member or thing.',
    access: owner,
    input: z.object({
      ...pageInput,
      staffId: z.optional(id),
      subject: z.optional(z.string().check(z.maxLength(40))),
      subjectId: z.optional(z.string().check(z.maxLength(100))),
    }),
    value: pageOf(auditRowSchema),
  }),
};
