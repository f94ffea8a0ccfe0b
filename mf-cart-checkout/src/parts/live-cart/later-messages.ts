/** Of what is put into the cart without a network. Few pages have these words. */
export const laterMessages = {
  keptForLater:
    'اینترنت وصل نیست. این کالا نگه داشته شد و اگر تا ۲۰ ساعت دیگر با اینترنت به فروشگاه سر بزنید، به سبد خرید افزوده می‌شود.',
  sentLater: (name: string) => `«${name}» که بدون اینترنت خواسته بودید به سبد خرید افزوده شد.`,
  notSentLater: (name: string, why: string) =>
    `«${name}» که بدون اینترنت خواسته بودید به سبد خرید افزوده نشد: ${why}`,
  tooLate:
    'بیش از ۲۰ ساعت گذشته است. اگر هنوز این کالا را می‌خواهید، دوباره آن را به سبد خرید بیفزایید.',
} as const;
