import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { toLatinDigits } from '../text/latin-digits.ts';
import { deskCustomerSchema } from './customers.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { pressKey } from './press-key.ts';
import { reason } from './reason.ts';

const blockers = ['owner', 'support'] as const;
const owner = ['owner'] as const;

/** What a shop does to the account of a customer as a whole. */
export const customerAccountCalls = {
  'POST /v1/desk/customers/block': deskCall({
    summary: 'Ends all sessions of a customer, who signs in no more. Orders and the wallet stay.',
    access: blockers,
    input: z.object({ id, reason, key: pressKey }),
    value: deskCustomerSchema,
  }),
  'POST /v1/desk/customers/unblock': deskCall({
    summary: 'Lets a blocked customer sign in again.',
    access: blockers,
    input: z.object({ id, reason, key: pressKey }),
    value: deskCustomerSchema,
  }),
  'POST /v1/desk/customers/export': deskCall({
    summary: 'All data that is kept of a customer, to hand over. The log notes who has asked.',
    access: owner,
    input: z.object({ id }),
    /** Rows as they are stored, by the names of their tables; without passwords, sessions and codes. */
    value: z.record(z.string(), z.unknown()),
  }),
  'POST /v1/desk/customers/close': deskCall({
    summary:
      'Closes an account for good; orders and payments stay without a name. `mobile` has to be the number of the customer.',
    access: owner,
    input: z.object({
      id,
      mobile: z
        .string(deskMessages.closedMobile)
        .check(
          z.overwrite(toLatinDigits),
          z.trim(),
          z.minLength(1, { error: deskMessages.closedMobile, abort: true }),
          z.maxLength(20, deskMessages.closedMobile),
        ),
      key: pressKey,
    }),
    value: z.object({ id: z.int() }),
  }),
};
