import type { Product } from '@kashi/shared/contracts/product';
import { productPath } from '@kashi/shared/contracts/slug';
import { groupPath, subGroupPath } from './filter-links.ts';
import { messages } from './messages.ts';
import { variantAddress } from './variant-address.ts';
import { variantsOf, type Variant } from './variants.ts';

/** What search engines are told of a product: the same that a shopper reads on the page. */
export function productJsonLd(product: Product): object[] {
  return [productItem(product), breadcrumbList(product)];
}

function productItem(product: Product): object {
  const path = productPath(product.Id, product.Name);
  const pictures = [product.PicPath, ...product.ProductPics.map(({ FilePath }) => FilePath)];
  const offers = variantsOf(product)
    .filter(({ price }) => price > 0)
    .map((variant) => offer(variant, path));

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
    // «Call for the price» is no offer.
    ...(offers.length > 0 && { offers }),
  };
}

/** Schema.org knows ISO 4217 only, where the toman is not found. */
const rialsPerToman = 10;

function offer({ id, name, finalPrice, inStock }: Variant, path: string): object {
  return {
    '@type': 'Offer',
    ...(name && { name }),
    sku: String(id),
    url: variantAddress(path, '', id),
    price: finalPrice * rialsPerToman,
    priceCurrency: 'IRR',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function breadcrumbList(product: Product): object {
  const steps = [
    { name: messages.shop, item: '/' },
    { name: product.GroupTitle, item: groupPath(product) },
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
