import { definePage, found } from '@kashi/shared/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { OwnReviewsPage, type ReviewList } from './OwnReviewsPage.tsx';

export const page = definePage<ReviewList>({
  async load({ url, ask, signal }) {
    const asked = pageAsked(url);
    const call = 'GET /v1/ProductManagement/customerReviews/Read';
    const { value } = await ask(call, { Page: asked - 1 }, { signal });
    const { Reviews: reviews, TotalCount: totalCount } = value;
    return (
      lastPageInstead(url, reviews.length, totalCount) ??
      found({ page: asked, totalCount, reviews })
    );
  },
  head: () => ({ title: titles.reviews, robots: 'noindex' }),
  Component: OwnReviewsPage,
  Waiting: () => <AccountSkeleton title={titles.reviews} />,
});
