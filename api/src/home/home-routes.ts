import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cardTags } from '../catalogue/public-tags.ts';
import { everything } from '../answers/public-changes.ts';
import { isMomentNear } from '../discounts/near-moment.ts';
import { previewTokenOf } from '../http/preview-token.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readPublicContents, visitorFields, type PublicContents } from './contents.ts';
import { frontPageContents, readSavedPage } from './front-page-contents.ts';
import { findPreview } from './front-page-previews.ts';

/**
 * The longest that the contents may be older than the database if no notice clears them in this process. They are cached because
 * every page asks for them.
 */
const keptMs = 2000;

/**
 * The longest that a browser may show the contents without asking, or this process keeps them, in milliseconds. Prices are part of
 * them, so they are asked for anew each time while a discount begins or ends within this time.
 */
const mostAgeMs = (30 + 300 + 60) * 1000;

export function homeRoutes(app: FastifyInstance, shop: Shop): void {
  const publicContents = keptContents(shop);

  serve(app, shop, 'GET /v1/ContentManagement/Contents/Read', async ({ customer, request }) => {
    const { contents, tags, isPriceToChange } = await publicContents();
    const preview = await previewFor(shop, request);
    if (preview) {
      const draft = await frontPageContents(shop.store, preview.page);
      return { value: { ...contents, ...draft, ...visitorFields(customer) } };
    }
    return {
      value: { ...contents, ...visitorFields(customer) },
      // The guest's answer is public; a customer's answer is private to the customer (R11).
      ...(customer === null && {
        cacheControl: isPriceToChange
          ? 'public, no-cache'
          : 'public, max-age=30, stale-while-revalidate=300',
        tags,
      }),
    };
  });

  serve(app, shop, 'GET /v1/ContentManagement/FrontPagePreviews/Read', async ({ request }) => {
    const preview = await previewFor(shop, request);
    return { value: preview && { Version: preview.version } };
  });
}

/** The draft that the visitor looks at in place of the saved front page (ADR 051). */
async function previewFor(shop: Shop, request: FastifyRequest) {
  const token = previewTokenOf(request);
  return token === null ? null : findPreview(shop, token);
}

interface Kept {
  contents: PublicContents;
  tags: readonly string[];
  isPriceToChange: boolean;
}

/**
 * Reads the contents once for all callers until they change. A failed read is not kept, and neither is one during which the
 * contents changed.
 */
function keptContents(shop: Shop): () => Promise<Kept> {
  let reading: Promise<Kept> | undefined;
  let tags: readonly string[] | undefined;
  let keptUntil = 0;
  shop.changes.onChange((changed) => {
    // The tags of a running read are not known yet, so every change clears it.
    const isTouched = !tags || changed.some((tag) => tag === everything || tags?.includes(tag));
    if (isTouched) reading = undefined;
  });

  return () => {
    const now = shop.clock().getTime();
    if (reading && now < keptUntil) return reading;
    keptUntil = now + keptMs;
    tags = undefined;
    const begun = readSavedPage(shop.store).then(async (page) => {
      const contents = await readPublicContents(shop, page);
      const isPriceToChange = await isMomentNear(shop.store, mostAgeMs);
      const kept = { contents, tags: tagsOf(page), isPriceToChange };
      if (reading === begun) ({ tags } = kept);
      return kept;
    });
    reading = begun;
    begun.catch(() => (keptUntil = 0));
    return begun;
  };
}

/** Also of goods that are left out now: a change of theirs may bring them back. */
function tagsOf({ amazingIds, suggestedIds, sections }: FrontPageInput): string[] {
  const ids = [...amazingIds, ...suggestedIds, ...sections.flatMap((each) => each.productIds)];
  return ['contents', ...new Set(cardTags(ids.map((Id) => ({ Id }))))];
}
