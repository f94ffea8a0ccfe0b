export const messages = {
  all: (group: string) => `همهٔ ${group}`,
  waiting: 'در حال دریافت گروه‌ها…',
} as const;
