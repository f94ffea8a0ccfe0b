import { unaskedHeader } from '@kashi/contracts/unasked-header';
import type { FastifyInstance } from 'fastify';
import type { EmptySearches } from '../empty-searches/empty-searches.ts';
import { sanitisedHtml } from '../content/sanitised-html.ts';
import { serve } from '../http/serve.ts';
import type { CatalogueShop } from './catalogue-shop.ts';
import { compare, findComparable } from './product/comparisons.ts';
import { isSearchAlone, readListing } from './listings.ts';
import { readPriceChanges } from './product/price-history.ts';
import { cardTags, listTag, productTag } from './public-tags.ts';
import { searchable } from './words/persian-words.ts';
import { readProductCards } from './product/product-cards.ts';
import { readProduct, readProductName, readRawDescription } from './product/products.ts';
import { readQuestions } from './opinions/questions.ts';
import { readReviews } from './opinions/reviews.ts';

/**
 * The public calls of the catalogue (§7, Home and catalogue). Answers with prices or stock are revalidated at every request and
 * sent again only after a change; answers of words alone may be a minute old.
 */
export function catalogueRoutes(
  app: FastifyInstance,
  shop: CatalogueShop,
  emptySearches: Pick<EmptySearches, 'note'>,
): void {
  serve(app, shop, 'GET /v1/ProductManagement/Filters/Read', async ({ input, request }) => {
    const value = await readListing(shop, input);
    if (value.TotalCount === 0 && isSearchAlone(input)) {
      if (!(unaskedHeader in request.headers)) emptySearches.note(searchable(input.SearchValue));
      // A kept answer would hide the next shopper who searches for the same.
      return { value };
    }
    const tags = [listTag(input), ...cardTags(value.FilteredProducts)];
    return { value, cacheControl: askedAfter, tags };
  });

  serve(app, shop, 'GET /v1/ProductManagement/ProductInformation/ReadBasic', async ({ input }) => ({
    value: await readProductName(shop, input.ProductId),
    cacheControl: aMinute,
    tags: [productTag(input.ProductId)],
  }));

  serve(app, shop, 'GET /v1/ProductManagement/ProductInformation/Read', async ({ input }) => {
    const value = await readProduct(shop, input.ProductId);
    const tags = [productTag(value.Id), ...cardTags(value.SimilarProducts)];
    return { value, cacheControl: askedAfter, tags };
  });

  serve(app, shop, 'GET /v1/ProductManagement/ProductCards/Find', async ({ input }) => ({
    value: await readProductCards(shop.store, input.ProductsIds),
    cacheControl: askedAfter,
    // Tags every requested product, including those that are hidden now.
    tags: cardTags(input.ProductsIds.map((Id) => ({ Id }))),
  }));

  serve(app, shop, 'GET /v1/ProductManagement/ProductDescriptions/Find', async ({ input }) => ({
    value: { Description: sanitisedHtml(await readRawDescription(shop, input.ProductId)) },
    cacheControl: aMinute,
    tags: [productTag(input.ProductId)],
  }));

  serve(app, shop, 'GET /v1/ProductManagement/ProductPriceChanges/Read', async ({ input }) => ({
    value: await readPriceChanges(shop, input.ProductSaleParamId),
    cacheControl: askedAfter,
  }));

  serve(app, shop, 'GET /v1/ProductManagement/ProductReviews/Read', async ({ input }) => ({
    value: await readReviews(shop.store, input.ProductId, input.Page),
    cacheControl: askedAfter,
    tags: [productTag(input.ProductId)],
  }));

  serve(app, shop, 'GET /v1/ProductManagement/ProductQuestions/Read', async ({ input }) => ({
    value: await readQuestions(shop.store, input.ProductId, input.Page),
    cacheControl: askedAfter,
    tags: [productTag(input.ProductId)],
  }));

  serve(app, shop, 'GET /v1/ProductManagement/CompareProducts/Search', async ({ input }) => ({
    value: await findComparable(shop, input),
    cacheControl: askedAfter,
  }));

  serve(app, shop, 'GET /v1/ProductManagement/CompareProducts/Operation', async ({ input }) => ({
    value: await compare(shop, input.ProductsIds),
    cacheControl: askedAfter,
    // Tags every requested product, including those that do not exist yet.
    tags: input.ProductsIds.map(productTag),
  }));
}

const askedAfter = 'public, no-cache';
const aMinute = 'public, max-age=60, stale-while-revalidate=600';
