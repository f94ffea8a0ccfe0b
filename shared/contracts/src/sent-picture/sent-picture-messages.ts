/** What names of pictures are refused with. They are no part of `fieldMessages`, which every page brings. */
export const sentPictureMessages = {
  gone: 'این عکس دیگر نزد فروشگاه نیست. آن را دوباره بفرستید.',
  tooMany: 'حداکثر ۳ عکس می‌توانید بفرستید.',
} as const;
