import { picturePreload } from '@kashi/shared/format/picture-preload';
import { productPath } from '@kashi/shared/contracts/slug';
import { sharedPicture } from '@kashi/shared/format/shared-picture';
import type { Head } from '@kashi/shared/host/remote-contract';
import { mainPictureSizes } from './Gallery.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { messages } from './messages.ts';
import type { ProductData } from './product-data.ts';
import { productJsonLd } from './product-json-ld.ts';
import { variantInAddress } from './variant-address.ts';
import { chosenVariant, variantsOf } from './variants.ts';

/** Every variant's page has the product's canonical address: the variants are one product to a search engine. */
export function productHead(data: ProductData | null, url: URL): Head {
  if (!data) return { title: messages.waitingTitle };
  const { product } = data;
  const variant = chosenVariant(variantsOf(product), variantInAddress(url.search));
  const main = galleryPictures(product, variant)[0];

  return {
    title: product.Name,
    ...(product.MetaDescription && { description: product.MetaDescription }),
    canonical: productPath(product.Id, product.Name),
    ...sharedPicture(product.ProductPics[0]?.Picture, product.PicPath),
    ...picturePreload(main?.picture, main?.path ?? '', mainPictureSizes),
    jsonLd: typeof window === 'undefined' ? productJsonLd(product) : [],
  };
}
