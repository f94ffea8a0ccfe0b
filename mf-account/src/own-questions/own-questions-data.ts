import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { OwnQuestion } from '@kashi/contracts/product/question';
import { removal } from '../parts/removal.ts';

export interface QuestionList {
  /** One-based. */
  page: number;
  totalCount: number;
  questions: OwnQuestion[];
}

/** A page of the customer's own questions (§2). `page` is one-based; past the end there are none. */
export async function readOwnQuestions(
  ask: Ask,
  page: number,
  signal: AbortSignal,
): Promise<QuestionList> {
  const call = 'GET /v1/ProductManagement/customerQuestions/Read';
  const { value } = await ask(call, { Page: page - 1 }, { signal });
  return { page, totalCount: value.TotalCount, questions: value.Questions };
}

/** Reads one of the customer's own questions (§4). */
export async function findOwnQuestion(
  ask: Ask,
  Id: number,
  signal: AbortSignal,
): Promise<OwnQuestion> {
  const call = 'GET /v1/ProductManagement/customerQuestions/Find';
  return (await ask(call, { Id }, { signal })).value;
}

/** Saves a changed question (§4). The shop refuses a question that it has answered. Answers the shop's sentence, if any. */
export async function changeOwnQuestion(
  ask: Ask,
  changed: CallInput<'PUT /v1/ProductManagement/CustomerQuestions/Update'>,
): Promise<string | null> {
  return (await ask('PUT /v1/ProductManagement/CustomerQuestions/Update', changed)).message;
}

/** Deletes a question (§4). The shop refuses a question that it has answered. Answers the shop's sentence, if any. */
export function removeOwnQuestion(ask: Ask, QuestionId: number): Promise<string | null> {
  return removal(ask('DELETE /v1/ProductManagement/customerQuestions/Delete', { QuestionId }));
}
