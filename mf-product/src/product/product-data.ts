import type { Ask } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Product } from '@kashi/contracts/product/product';
import { productPath, slug } from '@kashi/contracts/text/slug';
import { found, notFound, redirect, type PageContext, type PageResult } from '@kashi/kit/define';
import { readAskedOpinions, type AskedOpinions } from './opinions/asked-opinions.ts';

export interface ProductData {
  product: Product;
  /** Sanitised HTML; null where it could not be read although the product could. */
  description: string | null;
  /** The shop's phone number, of a product that has no price: it is called for one (§1). '' where the shop has none. */
  phone?: string | undefined;
  /** The reviews or questions that the address asks for. Only the server fills this. */
  asked?: AskedOpinions | null;
}

/** Reads a product by its id. An address with another name redirects to the canonical one (R14). Throws a `Problem`. */
export async function loadProduct({
  url,
  params,
  signal,
  ask,
}: PageContext): Promise<PageResult<ProductData>> {
  const { productId = '', productName = '' } = params;
  if (!/^\d{1,9}$/.test(productId)) return notFound;
  const id = Number(productId);

  // The server reads the opinions of the address; a browser reads them when their tab is opened.
  const asked =
    typeof window === 'undefined' ? readAskedOpinions(id, url.search, ask, signal) : null;
  const read = takeHandedOver(id) ?? (await readProduct(id, ask, signal));
  if (!read) return notFound;
  const data = asked ? { ...read, asked: await asked } : read;

  const isCanonical = productId === String(id) && productName === slug(data.product.Name);
  if (isCanonical) return found(data);
  return redirect(productPath(id, data.product.Name) + url.search, { permanent: true });
}

/**
 * Hands the data on the screen over to the next `loadProduct`. Another variant is another address of the same product, and the
 * shell loads a page's data for every address. A caller hands over right before it navigates, so that a choice makes no call and
 * works without a connection. The data is dropped as soon as the navigation has begun.
 */
export function handOver(data: ProductData): void {
  handedOver = data;
  setTimeout(() => {
    handedOver = null;
  });
}

/** The data on its way to the next `loadProduct`. Only a shopper's choice writes it, hence it is always null on the server. */
let handedOver: ProductData | null = null;

function takeHandedOver(productId: number): ProductData | null {
  return handedOver?.product.Id === productId ? handedOver : null;
}

/** Reads a product and its description side by side (§7); null where no product has this id. Amounts are in toman. */
async function readProduct(
  ProductId: number,
  ask: Ask,
  signal: AbortSignal,
): Promise<ProductData | null> {
  const description = ask(
    'GET /v1/ProductManagement/ProductDescriptions/Find',
    { ProductId },
    { signal },
  ).then(
    ({ value }) => value.Description,
    // Without its description a product can still be bought; the description's tab says the failure.
    () => null,
  );

  try {
    const { value: product } = await ask(
      'GET /v1/ProductManagement/ProductInformation/Read',
      { ProductId },
      { signal },
    );
    const phone = product.Price === 0 ? await readPhone(ask, signal) : undefined;
    return {
      product: typeof window === 'undefined' ? withoutMiniature(product) : product,
      description: await description,
      phone,
    };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** Without the number the page still says that the shop is to be called, so a failure is no reason to refuse the product. */
async function readPhone(ask: Ask, signal: AbortSignal): Promise<string> {
  return ask('GET /v1/ContentManagement/Contents/Read', {}, { signal }).then(
    ({ value }) => value.BaseInfos?.TellNo ?? '',
    () => '',
  );
}

/** Removes the miniatures, which no part of the page shows: the server's data travels in the document beside the HTML. */
function withoutMiniature(product: Product): Product {
  return {
    ...product,
    ProductPics: product.ProductPics.map((each) =>
      each.Picture ? { ...each, Picture: { ...each.Picture, Placeholder: undefined } } : each,
    ),
  };
}
