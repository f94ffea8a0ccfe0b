import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { createContext } from 'react';

/** The filter of the list that is on its way; null while none is. A further filter adds to it, and not to that of the old list. */
export const AwaitedList = createContext<ListingFilter | null>(null);
