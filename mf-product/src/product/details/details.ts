import { playerAddress } from '@kashi/contracts/product/video-address';
import type { OpinionKind } from '../opinions/opinion-address.ts';
import type { ProductData } from '../product-data.ts';

export type Detail = 'description' | 'specifications' | 'videos' | OpinionKind;

/** The tabs of a product, in order; a tab without content is left out. */
export function detailsOf({ product, description }: ProductData): Detail[] {
  const details: (Detail | false)[] = [
    description !== '' && 'description',
    product.ProductPropertyGroups.length > 0 && 'specifications',
    playersOf(product).length > 0 && 'videos',
    'reviews',
    'questions',
  ];
  return details.filter((detail) => detail !== false);
}

export function playersOf({ ProductMedias }: ProductData['product']): string[] {
  return ProductMedias.map(({ URL }) => playerAddress(URL)).filter((address) => address !== null);
}
