import { picturePreload } from '@kashi/format/picture-preload';
import { productPath } from '@kashi/contracts/text/slug';
import { sharedPicture } from '@kashi/format/shared-picture';
import { withTax } from '@kashi/contracts/with-tax';
import type { Head } from '@kashi/border/remote-contract';
import { galleryPictures } from '../gallery/gallery-pictures.ts';
import { messages } from '../messages.ts';
import { mainPictureSizes } from '../gallery/picture-sizes.ts';
import type { ProductData } from '../product-data.ts';
import { productJsonLd, rialsPerToman } from './product-json-ld.ts';
import { variantInAddress } from '../variants/variant-address.ts';
import { chosenVariant, variantsOf, type Variant } from '../variants/variants.ts';

/** The head of a product's page. All variants have one canonical address: they are one product to a search engine. */
export function productHead(data: ProductData | null, url: URL): Head {
  if (!data) return { title: messages.waitingTitle };
  const { product } = data;
  const { Id, Name } = product;
  const canonical = productPath(Id, Name);
  // Only the server's HTML needs the rest, so the browser's build leaves its code out.
  if (typeof window === 'object') return { title: Name, canonical };

  const variant = chosenVariant(variantsOf(product), variantInAddress(url.search));
  const main = galleryPictures(product, variant)[0];

  return {
    title: Name,
    ...(product.MetaDescription && { description: product.MetaDescription }),
    canonical,
    ...sharedPicture(product.ProductPics[0]?.Picture, product.PicPath),
    ...picturePreload(main?.picture, main?.path ?? '', mainPictureSizes),
    ...(variant && { product: soldAs(variant, product.TaxRate) }),
    jsonLd: productJsonLd(product),
  };
}

/** The price with tax (R33) and the stock of the variant in the address, for previews of shared links. */
function soldAs({ finalPrice, inStock }: Variant, taxRate?: number): NonNullable<Head['product']> {
  const priceRial = finalPrice > 0 ? withTax(finalPrice, taxRate) * rialsPerToman : null;
  return { priceRial, isAvailable: inStock && priceRial !== null };
}
