import type { FastifyInstance } from 'fastify';
import { cardTags } from '../catalogue/public-tags.ts';
import { everything } from '../answers/public-changes.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readPublicContents, visitorFields, type PublicContents } from './contents.ts';

/** How long the contents may be behind the database where no notice empties them, in this process. Every page asks for them. */
const keptMs = 2000;

export function homeRoutes(app: FastifyInstance, shop: Shop): void {
  const publicContents = keptContents(shop);

  serve(app, shop, 'GET /v1/ContentManagement/Contents/Read', async ({ customer }) => {
    const { contents, tags } = await publicContents();
    return {
      value: { ...contents, ...visitorFields(customer) },
      // The guest's answer is everybody's; the customer's own is nobody else's (R11).
      ...(customer === null && {
        cacheControl: 'public, max-age=30, stale-while-revalidate=300',
        tags,
      }),
    };
  });
}

interface Kept {
  contents: PublicContents;
  tags: readonly string[];
}

/** Reads once for all who ask before the contents change. A failed reading is not kept, nor one that a change has overtaken. */
function keptContents(shop: Shop): () => Promise<Kept> {
  let reading: Promise<Kept> | undefined;
  let tags: readonly string[] | undefined;
  let keptUntil = 0;
  shop.changes.onChange((changed) => {
    // Of a reading that is under way nobody knows yet what it names.
    const isTouched = !tags || changed.some((tag) => tag === everything || tags?.includes(tag));
    if (isTouched) reading = undefined;
  });

  return () => {
    const now = shop.clock().getTime();
    if (reading && now < keptUntil) return reading;
    keptUntil = now + keptMs;
    tags = undefined;
    const begun = readPublicContents(shop).then((contents) => {
      const kept = { contents, tags: tagsOf(contents) };
      if (reading === begun) ({ tags } = kept);
      return kept;
    });
    reading = begun;
    begun.catch(() => (keptUntil = 0));
    return begun;
  };
}

function tagsOf({ AmazingOffers, SuggestedProducts, PromoSectionProducts }: PublicContents) {
  const cards = [
    ...AmazingOffers.map(({ ProductId }) => ({ Id: ProductId })),
    ...SuggestedProducts,
    ...PromoSectionProducts.flatMap(({ PromProducts }) => PromProducts),
  ];
  return ['contents', ...new Set(cardTags(cards))];
}
