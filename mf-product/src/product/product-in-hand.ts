import type { ProductData } from './product-data.ts';

/**
 * Another variant is another address of the same product, and the shell reads a page's data for every address. The one
 * who navigates hands over what is on the screen, so that a choice costs no request and works without a connection.
 * Only a shopper's choice writes it, hence it is always empty on the server.
 */
let inHand: ProductData | null = null;

/** To be called right before navigating: the data is let go of as soon as the navigation has begun. */
export function handOver(data: ProductData): void {
  inHand = data;
  setTimeout(() => {
    inHand = null;
  });
}

export function takeInHand(productId: number): ProductData | null {
  return inHand?.product.Id === productId ? inHand : null;
}
