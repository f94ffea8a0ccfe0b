export const entryMessages = { browse: 'دیدن کالاها' } as const;
