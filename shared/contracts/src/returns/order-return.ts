import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { fieldMessages } from '../call/field-messages.ts';
import { hash, id } from '../call/fields.ts';
import { idempotencyKeyPattern } from '../call/idempotency-key.ts';
import { returnMessages as messages } from './return-messages.ts';
import { mostReturnLetters, returnReasons } from './return-rules.ts';
import { ownPicture, sentPictureNames, sentPictureSchema } from '../sent-picture/sent-picture.ts';

/** More lines than an order has. */
const mostLines = 200;

/** More pieces than a line has. */
const mostPieces = 1_000_000;

const returnLine = z.object(
  {
    /** The variant, which names the line of the order. */
    ProductSaleParamId: id,
    Quantity: z
      .int(messages.pieces)
      .check(z.minimum(1, messages.pieces), z.maximum(mostPieces, messages.pieces)),
  },
  messages.pieces,
);

/** What a customer writes to ask for a return. A browser without code sends each end of a line as two letters. */
export const returnAskSchema = z
  .object({
    HashOrderId: hash,
    /** Names the press: sent again, it asks for nothing more. */
    Key: z.string(fieldMessages.id).check(z.regex(idempotencyKeyPattern, fieldMessages.id)),
    Lines: z.array(returnLine, messages.pieces).check(
      z.minLength(1, messages.pieces),
      z.maxLength(mostLines, messages.pieces),
      z.refine(
        (all) => new Set(all.map((line) => line.ProductSaleParamId)).size === all.length,
        messages.pieces,
      ),
    ),
    Reason: z.enum(returnReasons, messages.reason),
    Text: z.string(messages.text).check(
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.maxLength(mostReturnLetters, messages.tooLong),
    ),
    Pictures: sentPictureNames,
  })
  .check(
    z.refine(({ Reason, Text }) => Reason !== 'other' || Text !== '', {
      error: messages.text,
      path: ['Text'],
    }),
  );

/** A customer's request to give goods back, and what became of it; times in ISO 8601. */
export const orderReturnSchema = z.object({
  Id: z.int(),
  /** `accepted` waits for the goods, `received` for the money. */
  State: z.enum(['asked', 'accepted', 'received', 'refunded', 'refused', 'withdrawn']),
  AskedDateTime: z.iso.datetime(),
  /** When it came into its state. */
  StateDateTime: z.iso.datetime(),
  Reason: z.enum(returnReasons),
  Text: z.string(),
  Details: z.array(
    z.object({ ProductName: z.string(), ProductSaleParamName: z.string(), Quantity: z.int() }),
  ),
  CountOfPictures: z.int(),
  /** How the goods are sent back, in the words of the shop; '' before it has accepted. */
  Instruction: z.string(),
  /** Why the shop has refused; '' otherwise. */
  RefusalReason: z.string(),
});
export type OrderReturn = z.output<typeof orderReturnSchema>;

export const returnPictureCalls = {
  'POST /v1/Orders/Returns/AddPicture': call({
    summary:
      'Extension: takes the file of a picture for a request to return goods of this order, and answers it as the shop keeps it. Its name goes into `Pictures` of the request within a day.',
    source: 'R28',
    caller: 'customer',
    takes: 'application/octet-stream',
    input: z.object({ HashOrderId: hash }),
    value: sentPictureSchema,
  }),
  'GET /v1/Orders/Returns/ReadPictures': call({
    summary: "Extension: the pictures of one of the customer's requests to return goods.",
    source: 'R28',
    caller: 'customer',
    input: z.object({ ReturnId: id }),
    value: z.object({ Pictures: z.array(ownPicture) }),
  }),
};
