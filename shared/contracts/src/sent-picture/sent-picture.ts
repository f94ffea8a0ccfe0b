import * as z from 'zod/mini';
import { sentPictureMessages as messages } from './sent-picture-messages.ts';
import { mostSentPictures } from './sent-picture-rules.ts';

/** The name of a picture that was sent before: as hard to guess as an order's hash. */
const pictureName = z.string(messages.gone).check(z.regex(/^[\w-]{22}$/, messages.gone));

/** The pictures of what a customer sends now, by the names that the shop gave them. */
export const sentPictureNames = z._default(
  z.array(pictureName, messages.tooMany).check(
    z.maxLength(mostSentPictures, messages.tooMany),
    z.refine((names) => new Set(names).size === names.length, messages.gone),
  ),
  [],
);

/** A customer's own picture as a `data:` address: nothing serves it to anybody else. */
export const ownPicture = z.string();

/** What the shop answers to the file of a picture. */
export const sentPictureSchema = z.object({ Name: pictureName, Picture: ownPicture });
export type SentPicture = z.output<typeof sentPictureSchema>;
