export const fieldMessages = {
  optional: '(اختیاری)',
  correctThese: 'لطفاً این موارد را اصلاح کنید:',
} as const;
