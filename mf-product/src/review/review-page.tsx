import { definePage } from '@kashi/kit/define';
import { loadReviewed, type ReviewData } from './review-data.ts';
import { messages } from './messages.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

export const page = definePage<ReviewData>({
  load: loadReviewed,
  head: (data) => ({
    title: data ? messages.heading(data.product.Name) : messages.title,
    robots: 'noindex',
  }),
  Component: ({ data }) => <ReviewPage key={data.product.Id} {...data} />,
});

export const Waiting = ReviewSkeleton;
