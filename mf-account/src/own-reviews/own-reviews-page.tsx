import { definePage, found } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { readOwnReviews, type ReviewList } from './own-reviews-data.ts';
import { OwnReviewsPage } from './OwnReviewsPage.tsx';

export const page = definePage<ReviewList>({
  async load({ url, ask, signal }) {
    const list = await readOwnReviews(ask, pageAsked(url), signal);
    return lastPageInstead(url, list.reviews.length, list.totalCount) ?? found(list);
  },
  head: () => ({ title: titles.reviews, robots: 'noindex' }),
  Component: OwnReviewsPage,
});

export const Waiting = () => <AccountSkeleton title={titles.reviews} />;
