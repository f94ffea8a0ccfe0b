import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { pictureSchema } from '../picture.ts';
import { searchText } from '../text/search-text.ts';

const titledSchema = z.object({ Id: z.int(), Title: z.string() });

/** The suggestions of the search box: at most eight of each kind, the best first. */
export const searchResultSchema = z.object({
  SubGroups: z.array(titledSchema),
  /** `Id` and `Picture` are extensions, for a suggestion that leads to the product itself. */
  Products: z.array(
    z.object({ Title: z.string(), Id: z.optional(z.int()), Picture: z.optional(pictureSchema) }),
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
