import { persianNumber } from '@kashi/format/persian';

export const photoMessages = {
  list: (author: string) => `عکس‌های ${author}`,
  photo: (author: string, number: number) => `عکس ${persianNumber(number)} از ${author}`,
} as const;
