/** Of what is put into the cart without a network. Few pages have these words. */
export const laterMessages = {
  keptForLater: 'شبکه وصل نیست. این کالا نگه داشته شد و وقتی شبکه وصل شود به سبد افزوده می‌شود.',
  sentLater: (name: string) => `«${name}» که بدون شبکه خواسته بودید به سبد افزوده شد.`,
  notSentLater: (name: string, why: string) =>
    `«${name}» که بدون شبکه خواسته بودید به سبد افزوده نشد: ${why}`,
  tooLate: 'بیش از یک روز شبکه وصل نبود. اگر هنوز می‌خواهید، دوباره بیفزایید.',
} as const;
