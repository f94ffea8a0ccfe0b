import type { Ask } from '@kashi/shared/api/ask';
import { askedDetail, askedPage, type OpinionKind } from './opinion-address.ts';

/** The ten that the address asks for, for those who have no JavaScript to fetch them. */
export interface AskedOpinions {
  kind: OpinionKind;
  /** One-based, as in the address (R5). */
  page: number;
  total: number;
  opinions: PlainOpinion[];
}

interface PlainOpinion {
  author: string;
  /** ISO 8601. */
  writtenAt: string;
  title: string;
  /** The review itself, or the manager's answer; null where there is none. */
  text: string | null;
}

/** For the server. Null where the address asks for none, or they cannot be had: the product is worth showing alone. */
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
    const read = await readers[kind](ask, { ProductId: productId, Page: page - 1 }, signal);
    return { kind, page, ...read };
  } catch {
    return null;
  }
}

interface PageOf {
  ProductId: number;
  Page: number;
}

const readers = {
  async reviews(ask: Ask, input: PageOf, signal: AbortSignal) {
    const { value } = await ask('GET /v1/ProductManagement/ProductReviews/Read', input, { signal });
    const opinions = value.FilteredReviews.map(({ CustomerName, RegDateTime, Title, Text }) => ({
      author: CustomerName,
      writtenAt: RegDateTime,
      title: Title,
      text: Text,
    }));
    return { total: value.TotalCount, opinions };
  },
  async questions(ask: Ask, input: PageOf, signal: AbortSignal) {
    const { value } = await ask('GET /v1/ProductManagement/ProductQuestions/Read', input, {
      signal,
    });
    const opinions = value.FilteredQuestions.map((question) => ({
      author: question.CustomerName,
      writtenAt: question.RegDateTime,
      title: question.Question,
      text: question.Answer,
    }));
    return { total: value.TotalCount, opinions };
  },
};
