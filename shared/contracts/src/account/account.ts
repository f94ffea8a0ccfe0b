import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { fieldMessages } from '../call/field-messages.ts';
import {
  accountMobile,
  contactMobile,
  digits,
  hash,
  optionalDigits,
  orEmpty,
  password,
  plainEmail,
  personName,
} from '../call/fields.ts';
import { profileBefore } from './profile-before.ts';

/** Digits of a confirmation code (§9). */
export const codeLength = 5;

/** The sign-in form. */
export const loginSchema = z.object({
  UserName: accountMobile,
  Password: password(fieldMessages.password),
});

/** The registration form. A list of errors has the order of the fields, which is that of the form. */
export const registerSchema = z
  .object({
    FirstName: personName(50, fieldMessages.firstName),
    LastName: personName(200, fieldMessages.lastName),
    UserName: accountMobile,
    Password: password(fieldMessages.password),
    RePassword: password(fieldMessages.repeatedPassword),
  })
  .check(repeats('Password', 'RePassword'));

/** The five digits that came by SMS, and the request they answer. */
export const confirmSchema = z.object({
  ConfirmationCodeHashId: hash,
  SendCode: digits(/^\d{5}$/, fieldMessages.code),
});

/** The number that signs in by a code (R37). */
export const loginByCodeSchema = z.object({ UserName: accountMobile });

export const forgetPasswordSchema = z.object({ UserName: contactMobile });

export const setNewPasswordSchema = z
  .object({
    Password: password(fieldMessages.password),
    RePassword: password(fieldMessages.repeatedPassword),
    ConfirmationCodeHashId: hash,
  })
  .check(repeats('Password', 'RePassword'));

export const changePasswordSchema = z
  .object({
    OldPassword: password(fieldMessages.oldPassword),
    NewPassword: password(fieldMessages.newPassword),
    ReNewPassword: password(fieldMessages.repeatedPassword),
  })
  .check(repeats('NewPassword', 'ReNewPassword'));

/** The profile form; `UserName` is the mobile number and cannot be changed. */
export const profileSchema = z.object({
  FirstName: personName(50, fieldMessages.firstName),
  LastName: personName(200, fieldMessages.lastName),
  NationalCode: orEmpty(optionalDigits(/^\d{10}$/, fieldMessages.nationalCode)),
  BankCardNo: orEmpty(optionalDigits(/^\d{16}$/, fieldMessages.bankCard)),
  Email: orEmpty(
    z.string(fieldMessages.email).check(
      plainEmail,
      z.maxLength(254, fieldMessages.email),
      z.refine((text) => text === '' || z.regexes.email.test(text), fieldMessages.email),
    ),
  ),
  /** 'true' male, 'false' female, '' not said. */
  Gender: orEmpty(z.enum(['true', 'false', ''], fieldMessages.gender)),
  IsEmailNewsLatterSubsciber: z.boolean(fieldMessages.choice),
  IsSMSNewsLatterSubsciber: z.boolean(fieldMessages.choice),
});

/** The profile as it is read: a customer who has only ever signed in by a code has no name yet. */
export const ownProfileSchema = z.extend(profileSchema, {
  UserName: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  /** Extension: false for a customer who signs in by codes alone. */
  HasPassword: z.optional(z.boolean()),
});

/** The answer that opens a session: the bearer token and the name for the greeting. */
export const signedInSchema = z.object({
  Token: z.string(),
  UserFullName: z.string(),
  /** Extension: by it a browser knows the same customer again, whatever their name; it says nothing else. */
  CustomerKey: z.optional(z.string()),
});

/** Names the code that was sent; `TimeRemaningForExpire` in seconds (R4). */
export const confirmationSchema = z.object({
  ConfirmationCodeHashId: z.string(),
  TimeRemaningForExpire: z.int(),
});

export type Login = z.output<typeof loginSchema>;
export type Registration = z.output<typeof registerSchema>;
export type Profile = z.output<typeof profileSchema>;
export type OwnProfile = z.output<typeof ownProfileSchema>;
export type SignedIn = z.output<typeof signedInSchema>;
export type Confirmation = z.output<typeof confirmationSchema>;

export const accountCalls = {
  'POST /v1/Identity/Account/Login': call({
    summary: 'Sign in. An unknown number and a wrong password get the same answer.',
    source: '§7, R26',
    caller: 'anyone',
    input: loginSchema,
    value: signedInSchema,
  }),
  'POST /v1/Identity/Account/Logout': call({
    summary: 'Extension: revoke the bearer token of this call.',
    source: 'R28',
    caller: 'customer',
    input: z.object({}),
    value: z.null(),
  }),
  'POST /v1/Identity/Account/LogoutEverywhere': call({
    summary: 'Extension: revoke every token of the customer, the one of this call too.',
    source: 'R28',
    caller: 'customer',
    input: z.object({}),
    value: z.null(),
  }),
  'POST /v1/Identity/LoginByCode/GenerateConfirmationCode': call({
    summary:
      'Extension: ask for a code to sign in. The answer is the same whether or not the number has an account.',
    source: 'R37',
    caller: 'anyone',
    input: loginByCodeSchema,
    value: confirmationSchema,
  }),
  'POST /v1/Identity/LoginByCode/Confirm': call({
    summary: 'Extension: sign in with the code; a number without an account gets one.',
    source: 'R37',
    caller: 'anyone',
    input: confirmSchema,
    value: signedInSchema,
  }),
  'POST /v1/Identity/UserRegister/Register': call({
    summary: 'Ask for an account; a code goes to the mobile number.',
    source: '§7, R4',
    caller: 'anyone',
    input: registerSchema,
    value: confirmationSchema,
  }),
  'POST /v1/Identity/UserRegister/Confirm': call({
    summary: 'Open the account with the code, and sign in.',
    source: '§7',
    caller: 'anyone',
    input: confirmSchema,
    value: signedInSchema,
  }),
  'POST /v1/Identity/UserRegister/ReSendCode': call({
    summary:
      'Send a new code for a registration, a recovery or a sign-in; answers the seconds it lives.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ ConfirmationCodeHashId: hash }),
    value: z.int(),
  }),
  'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode': call({
    summary: 'Ask to recover an account. The answer is the same whether or not the number has one.',
    source: '§7, R4 and R26',
    caller: 'anyone',
    input: forgetPasswordSchema,
    value: confirmationSchema,
  }),
  'POST /v1/Identity/ForgetPassword/Confirm': call({
    summary: 'Check the recovery code.',
    source: '§7',
    caller: 'anyone',
    input: confirmSchema,
    value: z.null(),
  }),
  'POST /v1/Identity/ForgetPassword/SetNewPassword': call({
    summary: 'Set the new password after the code was checked, and sign in.',
    source: '§7',
    caller: 'anyone',
    input: setNewPasswordSchema,
    value: signedInSchema,
  }),
  'GET /v1/Identity/CustomersProfile/ReadProfile': call({
    summary: "The customer's own profile.",
    source: '§7',
    caller: 'customer',
    input: z.object({}),
    value: ownProfileSchema,
  }),
  'POST /v1/Identity/CustomersProfile/Update': call({
    summary:
      "Change the customer's own profile; with `Before`, only the fields that differ from what was read.",
    source: '§7',
    caller: 'customer',
    input: z.extend(profileSchema, { Before: z.optional(profileBefore) }),
    value: z.null(),
  }),
  'POST /v1/Identity/Customer/ChangePassword': call({
    summary: 'Change the password; every other session of the customer ends.',
    source: '§7',
    caller: 'customer',
    input: changePasswordSchema,
    value: z.null(),
  }),
};

/** Shows the error beside the repeated field, together with errors elsewhere in the form. */
function repeats<First extends string, Second extends string>(first: First, second: Second) {
  return z.refine<Record<First | Second, string>>((form) => form[first] === form[second], {
    path: [second],
    error: fieldMessages.repeatedPassword.differs,
    when: ({ value }) =>
      typeof value === 'object' && value !== null && first in value && second in value,
  });
}
