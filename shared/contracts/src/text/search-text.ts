import * as z from 'zod/mini';
import { longestSearch } from './longest-search.ts';
import { searchMessages } from './search-messages.ts';

/** The text of a search box; '' finds nothing. */
export const searchText = z._default(
  z
    .string(searchMessages.wrong)
    .check(z.trim(), z.maxLength(longestSearch, searchMessages.tooLong)),
  '',
);
