export const lineMessages = {
  withVariant: (product: string, variant: string) => `${product}، ${variant}`,
} as const;
