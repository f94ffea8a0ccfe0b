/** The messages of `scripts-before.ts`. */
export const messagesBefore = {
  press:
    'هنوز فرستاده نشده است، چون صفحه کامل نرسیده. همین که برسد خودبه‌خود فرستاده می‌شود؛ اگر طول کشید، صفحه را دوباره باز کنید.',
} as const;
