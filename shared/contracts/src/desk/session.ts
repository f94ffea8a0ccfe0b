import * as z from 'zod/mini';
import { digits } from '../call/fields.ts';
import { toLatinDigits } from '../text/latin-digits.ts';
import { anyRole, deskCall, roles } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';

/** The name that a member signs in by. */
export const userName = z.string(deskMessages.userName.required).check(
  z.overwrite((typed) => toLatinDigits(typed).trim().toLowerCase()),
  z.minLength(1, { error: deskMessages.userName.required, abort: true }),
  z.regex(/^[a-z][a-z\d.-]{2,29}$/, deskMessages.userName.wrong),
);

export const fullName = z
  .string(deskMessages.fullName.required)
  .check(
    z.trim(),
    z.minLength(1, { error: deskMessages.fullName.required, abort: true }),
    z.maxLength(100, deskMessages.fullName.tooLong),
  );

/** A password of the desk; its digits count as the same in every script. */
export const deskPassword = z
  .string(deskMessages.password.required)
  .check(
    z.overwrite(toLatinDigits),
    z.minLength(1, { error: deskMessages.password.required, abort: true }),
    z.minLength(10, deskMessages.password.length),
    z.maxLength(128, deskMessages.password.length),
  );

/** The second factor: six digits of an authenticator application (TOTP). */
export const deskCode = digits(/^\d{6}$/, deskMessages.code);

const setupToken = z
  .string(deskMessages.setupToken)
  .check(z.regex(/^[\w-]{43}$/, deskMessages.setupToken));

/** The member who is signed in. */
export const signedInSchema = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(z.enum(roles)),
});
export type SignedInStaff = z.output<typeof signedInSchema>;

/**
 * `none` without a session, `half` after the password and before the second factor, `whole` after both. `staff` is null unless
 * the session is whole.
 */
export const sessionSchema = z.object({
  stage: z.enum(['none', 'half', 'whole']),
  staff: z.nullable(signedInSchema),
});
export type DeskSession = z.output<typeof sessionSchema>;

export const signInSchema = z.object({
  userName,
  // Wrong in any way is answered as wrong, whatever the rules for new passwords are.
  password: z
    .string(deskMessages.password.required)
    .check(
      z.overwrite(toLatinDigits),
      z.minLength(1, deskMessages.password.required),
      z.maxLength(128, deskMessages.password.length),
    ),
});

export const finishSetupSchema = z.object({
  token: setupToken,
  /** Needed if the set-up address names no member yet: the address of the shop's first owner. */
  userName: z.optional(userName),
  fullName: z.optional(fullName),
  password: deskPassword,
  code: deskCode,
});

export const sessionCalls = {
  'GET /v1/desk/session': deskCall({
    summary: 'Who is signed in at this browser, and how far.',
    access: 'anyone',
    input: z.object({}),
    value: sessionSchema,
  }),
  'POST /v1/desk/session/sign-in': deskCall({
    summary: 'The password: opens half a session, which the second factor makes whole.',
    access: 'anyone',
    input: signInSchema,
    value: sessionSchema,
  }),
  'POST /v1/desk/session/second-factor': deskCall({
    summary: 'The code of the authenticator application: makes the session whole.',
    access: 'half',
    input: z.object({ code: deskCode }),
    value: sessionSchema,
  }),
  'POST /v1/desk/session/sign-out': deskCall({
    summary:
      'Ends the session of this browser, half or whole, unless the page shows another member.',
    access: 'anyone',
    input: z.object({}),
    value: sessionSchema,
  }),
  'POST /v1/desk/session/password': deskCall({
    summary: "Changes the member's own password, and ends their other sessions.",
    access: anyRole,
    input: z.object({ oldPassword: signInSchema.shape.password, newPassword: deskPassword }),
    value: z.null(),
  }),
  'POST /v1/desk/setup/begin': deskCall({
    summary:
      'Reads a one-time set-up address: for whom it is, and the secret for their authenticator application.',
    access: 'anyone',
    input: z.object({ token: setupToken }),
    value: z.object({
      /** null for the first owner, who chooses both names. */
      userName: z.nullable(z.string()),
      fullName: z.nullable(z.string()),
      /** Base32, to be typed where no camera is. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      address: z.string(),
    }),
  }),
  'POST /v1/desk/setup/finish': deskCall({
    summary: 'Sets the password and the second factor of a new member, and signs them in.',
    access: 'anyone',
    input: finishSetupSchema,
    value: sessionSchema,
  }),
};
