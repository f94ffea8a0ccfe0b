/** Apart from the other words of the cart: these come with every page. */
export const notAddedMessages = {
  notAdded: 'کالا به سبد افزوده نشد. اتصال خود را بررسی و دوباره تلاش کنید.',
} as const;
