import * as z from 'zod/mini';
import { deskMessages } from './desk-messages.ts';

/** Why something is done to a customer's order or wallet, in the words of the staff. */
export const reason = z
  .string(deskMessages.reason.required)
  .check(
    z.trim(),
    z.minLength(1, { error: deskMessages.reason.required, abort: true }),
    z.maxLength(500, deskMessages.reason.tooLong),
  );
