import type { PublicQuestion } from '@kashi/contracts/product/question';
import type { Store } from '../../store/store.ts';
import { requireProduct } from '../product/known-product.ts';
import { readPage } from '../read-page.ts';

interface PageOfQuestions {
  TotalCount: number;
  Page: number;
  FilteredQuestions: PublicQuestion[];
}

/** The approved questions about a product, newest first. Throws 404 for an unknown product. */
export async function readQuestions(
  { db }: Store,
  productId: number,
  page: number,
): Promise<PageOfQuestions> {
  await requireProduct(db, productId);
  const shown = db
    .selectFrom('questions')
    .where('product_id', '=', productId)
    .where('confirmed_at', 'is not', null)
    .select(['id', 'customer_name', 'registered_at', 'question', 'answer', 'answered_at'])
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc');
  const { total, rows } = await readPage(shown, page);

  return {
    TotalCount: total,
    Page: page,
    FilteredQuestions: rows.map((row) => ({
      Id: row.id,
      CustomerName: row.customer_name,
      RegDateTime: row.registered_at.toISOString(),
      Question: row.question,
      Answer: row.answer,
      AnsweredDateTime: row.answered_at?.toISOString() ?? null,
    })),
  };
}
