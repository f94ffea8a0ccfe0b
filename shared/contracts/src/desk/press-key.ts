import * as z from 'zod/mini';
import { idempotencyKeyPattern } from '../call/idempotency-key.ts';

/** Names one press of a member: sent again because no answer came, it changes nothing more and gets the first answer. */
export const pressKey = z.string().check(z.regex(idempotencyKeyPattern));
