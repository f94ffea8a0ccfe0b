import type { Ask } from '@kashi/contracts/asking/ask';
import type { Picture } from '@kashi/contracts/picture';
import { pageCountOf, readQuestions, readReviews, type PageOfOpinions } from './opinion-data.ts';
import { askedDetail, askedPage, type OpinionKind } from './opinion-address.ts';

/** The ten opinions that the address asks for, rendered by the server for visitors without JavaScript. */
export interface AskedOpinions {
  kind: OpinionKind;
  /** The page's number, one-based as in the address (R5). */
  page: number;
  total: number;
  opinions: readonly PlainOpinion[];
}

interface PlainOpinion {
  author: string;
  /** The moment of writing, in ISO 8601. */
  writtenAt: string;
  title: string;
  /** The review itself, or the manager's answer; null where there is none. */
  text: string | null | undefined;
  /** The stars of a review, 1 to 5. */
  stars?: number | undefined;
  isBuyer?: boolean | undefined;
  /** How many customers a review has helped. */
  helpfulCount?: number | undefined;
  /** The photos of a review. */
  photos?: readonly Picture[] | undefined;
}

/**
 * Reads the opinions that the address asks for, on the server; past the end, those of the last page. Null where it asks for none, or the reading fails: the product
 * is shown all the same.
 */
export async function readAskedOpinions(
  productId: number,
  search: string,
  ask: Ask,
  signal: AbortSignal,
): Promise<AskedOpinions | null> {
  const kind = askedDetail(search);
  if (!kind) return null;
  const page = askedPage(search, kind) ?? 1;

  try {
    const read = (at: number) => readers[kind](ask, { ProductId: productId, Page: at - 1 }, signal);
    const found = await read(page);
    const last = pageCountOf(found);
    if (last === 0 || page <= last) return { kind, page, ...found };
    return { kind, page: last, ...(await read(last)) };
  } catch {
    return null;
  }
}

type Read = (...asked: Parameters<typeof readReviews>) => Promise<PageOfOpinions<PlainOpinion>>;

const readers: Record<OpinionKind, Read> = {
  async reviews(...asked) {
    const { total, opinions } = await readReviews(...asked);
    return {
      total,
      opinions: opinions.map((review) => ({
        author: review.CustomerName,
        writtenAt: review.RegDateTime,
        title: review.Title,
        text: review.Text,
        stars: review.Rating,
        isBuyer: review.IsBuyer,
        helpfulCount: review.HelpfulCount,
        photos: review.Pictures,
      })),
    };
  },
  async questions(...asked) {
    const { total, opinions } = await readQuestions(...asked);
    return {
      total,
      opinions: opinions.map(({ CustomerName, RegDateTime, Question, Answer }) => ({
        author: CustomerName,
        writtenAt: RegDateTime,
        title: Question,
        text: Answer,
      })),
    };
  },
};
