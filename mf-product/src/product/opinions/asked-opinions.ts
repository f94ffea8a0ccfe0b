import type { Ask } from '@kashi/shared/api/ask';
import { readQuestions, readReviews, type PageOfOpinions } from './opinion-data.ts';
import { askedDetail, askedPage, type OpinionKind } from './opinion-address.ts';

/** The ten that the address asks for, for those who have no JavaScript to fetch them. */
export interface AskedOpinions {
  kind: OpinionKind;
  /** One-based, as in the address (R5). */
  page: number;
  total: number;
  opinions: readonly PlainOpinion[];
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

type Read = (...asked: Parameters<typeof readReviews>) => Promise<PageOfOpinions<PlainOpinion>>;

const readers: Record<OpinionKind, Read> = {
  async reviews(...asked) {
    const { total, opinions } = await readReviews(...asked);
    return {
      total,
      opinions: opinions.map(({ CustomerName, RegDateTime, Title, Text }) => ({
        author: CustomerName,
        writtenAt: RegDateTime,
        title: Title,
        text: Text,
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
