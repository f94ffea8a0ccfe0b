import { definePage, found } from '@kashi/kit/define';
import { titleMessages } from '../parts/wishes/title-messages.ts';
import { WishListPage } from './WishListPage.tsx';
import { WishListSkeleton } from './WishListSkeleton.tsx';

/** `/wishList`. A guest's list lies in the browser and a customer's in the API, so the screen itself reads it. */
export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: titleMessages.wishList, robots: 'noindex' }),
  Component: WishListPage,
});

export const Waiting = WishListSkeleton;
