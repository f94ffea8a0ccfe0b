import * as z from 'zod/mini';

const names = z.array(z.string()).check(z.minLength(1));
const sort = z.enum(['date_added_desc', 'date_updated_desc', 'product_id_desc']);

const byUrl = z.strictObject({ page_urls: names });
const byUnique = z.strictObject({ page_uniques: names });
const byPage = z.strictObject({
  page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  sort,
});
const byCursor = z.strictObject({
  sort: z.literal('product_id_desc'),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

/** A request of Torob's, in one of the forms of its Product API v3. */
export type TorobQuestion =
  | z.output<typeof byUrl>
  | z.output<typeof byUnique>
  | z.output<typeof byPage>
  | z.output<typeof byCursor>;

/** Thrown for a body in none of the forms; no defaults are filled in. Answered as `{ error }` with status 400. */
class TorobQuestionError extends Error {
  override readonly name = 'TorobQuestionError';
  readonly statusCode = 400;
}

export function readTorobQuestion(body: unknown): TorobQuestion {
  const parsed = formOf(body).safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  throw new TorobQuestionError(where ? `${where} is missing or not valid` : unreadable);
}

/** Chooses the form by the parameter that only this form has, so that the error is about the intended form. */
function formOf(body: unknown): z.ZodMiniType<TorobQuestion> {
  if (typeof body !== 'object' || body === null) throw new TorobQuestionError(unreadable);
  if ('page_urls' in body) return byUrl;
  if ('page_uniques' in body) return byUnique;
  if ('page' in body) return byPage;
  return byCursor;
}

const unreadable =
  'the body must have page_urls, or page_uniques, or page and sort, or sort=product_id_desc with an optional cursor';
