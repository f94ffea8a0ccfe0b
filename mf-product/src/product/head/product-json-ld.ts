import type { Product } from '@kashi/contracts/product/product';
import { productPath } from '@kashi/contracts/text/slug';
import { withTax } from '@kashi/contracts/with-tax';
import type { BreadcrumbList, Offer, Product as ProductItem, WithContext } from 'schema-dts';
import { groupPath, subGroupPath } from '../filter-links.ts';
import { messages } from '../messages.ts';
import { variantAddress } from '../variants/variant-address.ts';
import { variantsOf, type Variant } from '../variants/variants.ts';

/** The product's facts for search engines: the same as a shopper reads on the page. */
export function productJsonLd(
  product: Product,
): [WithContext<ProductItem>, WithContext<BreadcrumbList>] {
  return [productItem(product), breadcrumbList(product)];
}

function productItem(product: Product): WithContext<ProductItem> {
  const path = productPath(product.Id, product.Name);
  const pictures = [product.PicPath, ...product.ProductPics.map(({ FilePath }) => FilePath)];
  const offers = variantsOf(product)
    .filter(({ price }) => price > 0)
    .map((variant) => offer(variant, path, product.TaxRate));

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.Name,
    url: path,
    sku: String(product.Id),
    ...(product.MetaDescription && { description: product.MetaDescription }),
    ...(product.PicPath && { image: [...new Set(pictures)] }),
    brand: { '@type': 'Brand', name: product.BrandTitle },
    category: product.SubGroupTitle,
    ...(product.Rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.Rating.Average,
        ratingCount: product.Rating.Count,
      },
    }),
    // A variant without a price is no offer: the shopper has to call.
    ...(offers.length > 0 && { offers }),
  };
}

/** Rials in a toman. Schema.org takes currencies of ISO 4217, which has the rial and not the toman. */
export const rialsPerToman = 10;

function offer({ id, name, finalPrice, inStock }: Variant, path: string, taxRate?: number): Offer {
  return {
    '@type': 'Offer',
    ...(name && { name }),
    sku: String(id),
    url: variantAddress(path, '', id),
    price: withTax(finalPrice, taxRate) * rialsPerToman,
    priceCurrency: 'IRR',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function breadcrumbList(product: Product): WithContext<BreadcrumbList> {
  const group = groupPath(product);
  const steps = [
    { name: messages.shop, item: '/' },
    // A group without an address would be a step that leads nowhere, so it is left out.
    ...(group ? [{ name: product.GroupTitle, item: group }] : []),
    { name: product.SubGroupTitle, item: subGroupPath(product) },
    { name: product.Name, item: productPath(product.Id, product.Name) },
  ];

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
