import * as z from 'zod/mini';
import { anyRole, deskCall } from './desk-call.ts';

/** `new`: never opened yet; `closed`: opened before, and closed for a while. */
export const openingStates = ['new', 'open', 'closed'] as const;
export type OpeningState = (typeof openingStates)[number];

const openingSchema = z.object({
  state: z.enum(openingStates),
  /** What shoppers read while the shop is closed; '' for nothing. */
  sentence: z.string(),
  /** The name of this state: another one for another state or sentence. */
  version: z.string(),
});
export type Opening = z.output<typeof openingSchema>;

const version = z.string().check(z.maxLength(100));
const owner = ['owner'] as const;

export const openingCalls = {
  'GET /v1/desk/opening': deskCall({
    summary: 'Whether the shop is open, and what shoppers read while it is not.',
    access: anyRole,
    input: z.object({}),
    value: openingSchema,
  }),
  'POST /v1/desk/opening/open': deskCall({
    summary:
      'Opens the shop, for the first time or again. A 400 without a name of the shop; a 409 with the state as it is now (`current`), if somebody has changed it since `version` was read.',
    access: owner,
    input: z.object({ version }),
    value: openingSchema,
  }),
  'POST /v1/desk/opening/close': deskCall({
    summary:
      'Closes the open shop for a while, or changes the sentence of a closed one. Payments that have begun are completed. A 409 as with opening.',
    access: owner,
    input: z.object({
      sentence: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      version,
    }),
    value: openingSchema,
  }),
};
