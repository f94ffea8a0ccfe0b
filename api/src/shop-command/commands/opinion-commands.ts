import {
  answerQuestion,
  approveOpinion,
  rejectOpinion,
} from '../../catalogue/opinions/judge-opinions.ts';
import { countOfPictures } from '../../catalogue/opinions/pictures/review-pictures.ts';
import { CommandError } from '../command-error.ts';
import { withWaitingPictures } from '../../catalogue/opinions/pictures/judge-pictures.ts';
import type { CommandContext } from '../command-context.ts';
import { idsIn } from '../text/numbers.ts';
import { oneLine } from '../text/one-line.ts';

type Opinions = 'reviews' | 'questions';

/** Lists reviews that await approval, oldest first. */
export async function listReviews({ store, say }: CommandContext): Promise<void> {
  const rows = await store.db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.id',
      'r.registered_at',
      'r.customer_name',
      'r.title',
      'r.text',
      'r.rating',
      'p.name',
    ])
    .select(countOfPictures('r.id').as('pictures'))
    .where('r.confirmed_at', 'is', null)
    .orderBy('r.registered_at')
    .orderBy('r.id')
    .execute();
  for (const row of rows) {
    const stars = row.rating === null ? '' : `  (${row.rating} of 5)`;
    const photos = row.pictures === 0 ? '' : `  (photos: ${row.pictures})`;
    say(
      `${row.id}  ${dayOf(row.registered_at)}  ${oneLine(row.customer_name)}  —  ${row.name}${stars}${photos}`,
    );
    say(`    ${oneLine(`${row.title}: ${row.text}`)}`);
  }
  say(rows.length === 0 ? 'No review awaits approval.' : `${rows.length} to approve or reject.`);
}

/** Questions that await approval or an answer, oldest first. */
export async function listQuestions({ store, say }: CommandContext): Promise<void> {
  const rows = await store.db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select([
      'q.id',
      'q.registered_at',
      'q.customer_name',
      'q.question',
      'q.confirmed_at',
      'p.name',
    ])
    .where((where) =>
      where.or([where('q.confirmed_at', 'is', null), where('q.answer', 'is', null)]),
    )
    .orderBy('q.registered_at')
    .orderBy('q.id')
    .execute();
  for (const row of rows) {
    const state = row.confirmed_at ? 'approved, no answer' : 'new';
    say(
      `${row.id}  ${dayOf(row.registered_at)}  ${oneLine(row.customer_name)}  —  ${row.name}  (${state})`,
    );
    say(`    ${oneLine(row.question)}`);
  }
  say(
    rows.length === 0
      ? 'No question awaits approval or an answer.'
      : `${rows.length} to approve, reject or answer.`,
  );
}

/** A terminal shows no photos, and nobody approves what they have not seen: a review with photos is approved at the desk. */
export function approve(table: Opinions) {
  const approveAll = judge(table, 'approved', approveOpinion);
  return async (context: CommandContext, words: readonly string[]): Promise<void> => {
    const unseen =
      table === 'reviews' ? await withWaitingPictures(context.store.db, idsIn(words)) : [];
    if (unseen.length > 0) {
      throw new CommandError(
        `Reviews with photos are approved at the desk, which shows them: ${unseen.join(', ')}. Nothing was approved.`,
      );
    }
    await approveAll(context, words);
  };
}

export function reject(table: Opinions) {
  return judge(table, 'rejected and deleted', rejectOpinion);
}

export async function answer(
  context: CommandContext,
  [id, ...words]: readonly string[],
): Promise<void> {
  const [questionId = 0] = idsIn(id ? [id] : []);
  const text = words.join(' ').trim();
  if (text.length < shortestAnswer || text.length > longestAnswer) {
    throw new CommandError(`An answer has ${shortestAnswer} to ${longestAnswer} characters.`);
  }
  if (
    !(await answerQuestion(context.store.db, { id: questionId, answer: text, at: context.clock() }))
  )
    throw new CommandError(`There is no question ${questionId}.`);
  context.say(`Question ${questionId} is answered and published.`);
}

/** The same limits as in the contract for a shopper's question (§5). */
const shortestAnswer = 10;
const longestAnswer = 2000;

/** Handles each id separately: a missing one does not stop the others. */
function judge(table: Opinions, done: string, act: typeof approveOpinion) {
  return async (context: CommandContext, words: readonly string[]): Promise<void> => {
    const kind = table === 'reviews' ? 'review' : 'question';
    const missing: number[] = [];
    for (const id of idsIn(words)) {
      if (await act(context.store.db, table, { id, at: context.clock() }))
        context.say(`The ${kind} ${id} is ${done}.`);
      else missing.push(id);
    }
    if (missing.length > 0) throw new CommandError(`There is no ${kind} ${missing.join(', ')}.`);
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
