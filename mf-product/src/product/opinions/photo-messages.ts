import { persianNumber } from '@kashi/format/persian';

export const photoMessages = {
  list: (author: string) => `عکس‌های دیدگاه ${author}`,
  photo: (author: string, number: number) => `عکس ${persianNumber(number)} در دیدگاه ${author}`,
} as const;
