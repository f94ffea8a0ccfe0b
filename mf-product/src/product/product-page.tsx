import { definePage } from '@kashi/kit/define';
import { loadProduct, type ProductData } from './product-data.ts';
import { productHead } from './head/product-head.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

export const page = definePage<ProductData>({
  load: loadProduct,
  head: productHead,
  // The key makes another product start afresh, with its first picture and first tab.
  Component: ({ data, preview }) => (
    <ProductPage key={data.product.Id} data={data} preview={preview} />
  ),
  Preview: ProductSkeleton,
});

export const Waiting = ProductSkeleton;
