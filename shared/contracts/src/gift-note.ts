import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { fieldMessages } from './call/field-messages.ts';
import { hash } from './call/fields.ts';
import { mostGiftLetters } from './gift-note-length.ts';

/** The form of a gift note; '' for none. A browser without code sends each end of a line as two letters. */
export const giftNoteSchema = z.object({
  GiftNote: z.string(fieldMessages.giftNote).check(
    z.overwrite((note) => note.replaceAll('\r\n', '\n')),
    z.trim(),
    z.maxLength(mostGiftLetters, fieldMessages.giftNote),
  ),
});

export const giftNoteCalls = {
  'POST /v1/Orders/CartGiftNote/Set': call({
    summary:
      "Extension: sets the note that goes with the cart's parcel as a gift, or takes it off with ''. The same note again changes nothing; a 400 for another one while the cart is in payment.",
    source: 'R28',
    caller: 'customer',
    input: z.extend(giftNoteSchema, { HashCartId: hash }),
    value: z.null(),
  }),
};
