export const starsChoiceMessages = { choice: (stars: string) => `${stars} ستاره` } as const;
