export const titleMessages = { wishList: 'علاقه‌مندی‌ها' } as const;
