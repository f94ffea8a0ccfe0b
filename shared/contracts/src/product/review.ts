import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { flag, id, requiredText } from '../call/fields.ts';
import { pictureSchema } from '../picture.ts';
import { sentPictureNames, sentPictureSchema } from '../sent-picture/sent-picture.ts';
import { opinionMessages } from './opinion-messages.ts';
import { stars } from './rating.ts';
import { zeroBasedPage } from '../call/paging.ts';

/** A review that everybody sees, newest first. */
export const publicReviewSchema = z.object({
  CustomerName: z.string(),
  RegDateTime: z.iso.datetime(),
  Title: z.string(),
  Text: z.string(),
  /** Extension: a key for lists. */
  Id: z.optional(z.int()),
  /** Extension: stars, 1 to 5; absent of a review without. */
  Rating: z.optional(z.int()),
  /** Extension: set where the writer has bought the product. */
  IsBuyer: z.optional(z.literal(true)),
  /** Extension: how many customers it has helped; absent where it has helped nobody. */
  HelpfulCount: z.optional(z.int()),
  /** Extension: the photos of its writer that the shop has approved; absent of a review without. */
  Pictures: z.optional(z.array(pictureSchema)),
});

/** A review as its writer sees it; it can be changed until it is confirmed (§4). */
export const ownReviewSchema = z.object({
  Id: z.int(),
  ProductPicPath: z.string(),
  ProductName: z.string(),
  Title: z.string(),
  Text: z.string(),
  IsConfirmed: z.boolean(),
  RegDateTime: z.iso.datetime(),
  ConfirmedDateTime: z.nullable(z.iso.datetime()),
  /** Extension: to link to the product. */
  ProductId: z.optional(z.int()),
  /** Extension: stars, 1 to 5; absent of a review without. */
  Rating: z.optional(z.int()),
  /** Extension: how many photos it has; absent of a review without. */
  CountOfPictures: z.optional(z.int()),
});

const words = {
  Title: requiredText(200, opinionMessages.reviewTitle),
  Text: requiredText(4000, opinionMessages.reviewText).check(
    z.minLength(10, opinionMessages.reviewText.tooShort),
  ),
  /** Extension. */
  Rating: z.optional(stars),
};

/** What a shopper writes about a product (§5). */
export const newReviewSchema = z.object({
  ...words,
  ProductId: id,
  /** Extension: photos that were sent before for a review of this product (R43). */
  Pictures: sentPictureNames,
});

/** What a shopper makes of a review that is not confirmed yet (§5). */
export const reviewEditSchema = z.object({ ...words, Id: id });

export const reviewCalls = {
  'GET /v1/ProductManagement/ProductReviews/Read': call({
    summary: 'A page of the confirmed reviews of a product, newest first.',
    source: '§7, R5',
    caller: 'anyone',
    input: z.object({ ProductId: id, Page: zeroBasedPage }),
    value: z.object({
      TotalCount: z.int(),
      Page: z.int(),
      FilteredReviews: z.array(publicReviewSchema),
    }),
  }),
  'POST /v1/ProductManagement/ProductReviews/Add': call({
    summary: 'Writes a review; it awaits approval before everybody sees it.',
    source: '§7',
    caller: 'customer',
    input: newReviewSchema,
    value: z.null(),
  }),
  'POST /v1/ProductManagement/ProductReviews/AddPicture': call({
    summary:
      'Extension: takes the file of a photo for a review of this product, and answers it as the shop keeps it. Its name goes into `Pictures` of the review within a day.',
    source: 'R28, R43',
    caller: 'customer',
    takes: 'application/octet-stream',
    input: z.object({ ProductId: id }),
    value: sentPictureSchema,
  }),
  'PUT /v1/ProductManagement/ProductReviews/Helpful': call({
    summary: "Extension: says that somebody else's public review was helpful, or takes it back.",
    source: 'R28',
    caller: 'customer',
    input: z.object({ ReviewId: id, IsHelpful: flag }),
    value: z.object({ HelpfulCount: z.int() }),
  }),
  'GET /v1/ProductManagement/customerHelpfulReviews/Read': call({
    summary:
      'Extension: the reviews of a product, by their Ids, that the customer has called helpful.',
    source: 'R28',
    caller: 'customer',
    input: z.object({ ProductId: id }),
    value: z.array(z.int()),
  }),
  'GET /v1/ProductManagement/customerReviews/Read': call({
    summary: "A page of the customer's own reviews, newest first.",
    source: '§7, R5',
    caller: 'customer',
    input: z.object({ Page: zeroBasedPage }),
    value: z.object({ TotalCount: z.int(), Page: z.int(), Reviews: z.array(ownReviewSchema) }),
  }),
  'GET /v1/ProductManagement/customerReviews/Find': call({
    summary: "One of the customer's own reviews.",
    source: '§7',
    caller: 'customer',
    input: z.object({ Id: id }),
    value: ownReviewSchema,
  }),
  'PUT /v1/ProductManagement/CustomerReviews/Update': call({
    summary: 'Changes an own review that is not confirmed yet.',
    source: '§7',
    caller: 'customer',
    input: reviewEditSchema,
    value: z.null(),
  }),
  'DELETE /v1/ProductManagement/customerReviews/Delete': call({
    summary: 'Deletes an own review that is not confirmed yet.',
    source: '§7',
    caller: 'customer',
    input: z.object({ ReviewId: id }),
    value: z.null(),
  }),
};

export type PublicReview = z.infer<typeof publicReviewSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
