import { persianNumber } from '@kashi/format/persian';

export const helpfulMessages = {
  helpful: (count: number) => (count > 0 ? `مفید بود (${persianNumber(count)})` : 'مفید بود'),
  /** Without JavaScript, where nobody can answer. */
  helped: (count: number) => `${persianNumber(count)} نفر این دیدگاه را مفید دانسته‌اند.`,
} as const;
