import { persianToman } from '@kashi/format/persian';

/** The words of the page without code alone, which the script of the other one does not bring. */
export const messages = {
  withWallet: (toBankToman: number) =>
    `با استفاده از کیف پول، ${persianToman(toBankToman)} در درگاه بانکی پرداخت می‌کنید.`,
  mostWithWallet: (toBankToman: number) =>
    `با استفاده از کیف پول، حداکثر ${persianToman(toBankToman)} در درگاه بانکی پرداخت می‌کنید.`,
  instalments: {
    withWallet: (line: string) => `با کیف پول: ${line}`,
    notWithWallet: 'همراه با کیف پول قابل استفاده نیست.',
    onlyWithWallet: 'فقط برای بخشی از مبلغ که پس از کیف پول می‌ماند.',
  },
  rulesNeeded: 'برای پرداخت، قوانین و مقررات فروشگاه را بپذیرید.',
  lookAgain: 'دیدن نتیجهٔ پرداخت',
} as const;
