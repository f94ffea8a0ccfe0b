export const starsMessages = { of: (stars: string) => `امتیاز ${stars} از ۵` } as const;
