import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { toman } from '../call/fields.ts';
import { pictureSchema } from '../picture.ts';
import { searchText } from '../text/search-text.ts';

const titledSchema = z.object({ Id: z.int(), Title: z.string() });

/** The suggestions of the search box: at most eight of each kind, the best first. */
export const searchResultSchema = z.object({
  SubGroups: z.array(
    z.extend(titledSchema, {
      /** An extension: the group, where a title stands more than once in the list. */
      GroupTitle: z.optional(z.string()),
    }),
  ),
  /** All but `Title` are extensions: by these a shopper knows the product before it is opened. Prices as on a product's card. */
  Products: z.array(
    z.object({
      Title: z.string(),
      Id: z.optional(z.int()),
      Picture: z.optional(pictureSchema),
      Price: z.optional(toman),
      FinalPrice: z.optional(toman),
      IsAvailable: z.optional(z.boolean()),
      TaxRate: z.optional(z.int()),
    }),
  ),
  Tags: z.array(titledSchema),
});

export const searchCalls = {
  'GET /v1/ProductManagement/Search/Read': call({
    summary: 'Suggestions for what is being typed into the search box.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ SearchValue: searchText }),
    value: searchResultSchema,
  }),
};

export type SearchResult = z.infer<typeof searchResultSchema>;
