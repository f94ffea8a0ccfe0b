/** Apart from the words of `MiniCart`, which come late with it: these come with every page. */
export const cartLinkMessages = { cart: 'سبد خرید' } as const;
