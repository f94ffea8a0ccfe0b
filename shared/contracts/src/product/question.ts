import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { id, requiredText } from '../call/fields.ts';
import { opinionMessages } from './opinion-messages.ts';
import { zeroBasedPage } from '../call/paging.ts';

/** A question that everybody sees, newest first. The answer is the manager's; null while there is none. */
export const publicQuestionSchema = z.object({
  CustomerName: z.string(),
  RegDateTime: z.iso.datetime(),
  Question: z.string(),
  Answer: z.nullable(z.string()),
  AnsweredDateTime: z.nullable(z.iso.datetime()),
  /** Extension: a key for lists. */
  Id: z.optional(z.int()),
});

/** A question as its asker sees it; it can be changed until it is answered (§4). */
export const ownQuestionSchema = z.object({
  Id: z.int(),
  ProductPicPath: z.string(),
  ProductName: z.string(),
  Question: z.string(),
  Answer: z.nullable(z.string()),
  IsAnswered: z.boolean(),
  RegDateTime: z.iso.datetime(),
  AnsweredDateTime: z.nullable(z.iso.datetime()),
  /** Extension: to link to the product. */
  ProductId: z.optional(z.int()),
});

const questionText = requiredText(2000, opinionMessages.question);

/** What a shopper, a guest too, asks about a product (§5). */
export const newQuestionSchema = z.object({ Question: questionText, ProductId: id });

/** What a shopper makes of a question that is not answered yet (§5). */
export const questionEditSchema = z.object({
  Question: questionText.check(z.minLength(10, opinionMessages.question.tooShort)),
  Id: id,
});

export const questionCalls = {
  'GET /v1/ProductManagement/ProductQuestions/Read': call({
    summary: 'A page of the approved questions about a product, newest first.',
    source: '§7, R5',
    caller: 'anyone',
    input: z.object({ ProductId: id, Page: zeroBasedPage }),
    value: z.object({
      TotalCount: z.int(),
      Page: z.int(),
      FilteredQuestions: z.array(publicQuestionSchema),
    }),
  }),
  'POST /v1/ProductManagement/ProductQuestions/Add': call({
    summary: 'Asks about a product; the question awaits approval before everybody sees it.',
    source: '§7',
    caller: 'anyone',
    refusesEndedToken: true,
    input: newQuestionSchema,
    value: z.null(),
  }),
  'GET /v1/ProductManagement/customerQuestions/Read': call({
    summary: "A page of the customer's own questions, newest first.",
    source: '§7, R5',
    caller: 'customer',
    input: z.object({ Page: zeroBasedPage }),
    value: z.object({ TotalCount: z.int(), Page: z.int(), Questions: z.array(ownQuestionSchema) }),
  }),
  'GET /v1/ProductManagement/customerQuestions/Find': call({
    summary: "One of the customer's own questions.",
    source: '§7',
    caller: 'customer',
    input: z.object({ Id: id }),
    value: ownQuestionSchema,
  }),
  'PUT /v1/ProductManagement/CustomerQuestions/Update': call({
    summary: 'Changes an own question that is not answered yet.',
    source: '§7',
    caller: 'customer',
    input: questionEditSchema,
    value: z.null(),
  }),
  'DELETE /v1/ProductManagement/customerQuestions/Delete': call({
    summary: 'Deletes an own question that is not answered yet.',
    source: '§7',
    caller: 'customer',
    input: z.object({ QuestionId: id }),
    value: z.null(),
  }),
};

export type PublicQuestion = z.infer<typeof publicQuestionSchema>;
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;
