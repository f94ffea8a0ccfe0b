import { definePage } from '@kashi/shared/kit/define';
import { loadReviewed, type ReviewedProduct } from './load-reviewed.ts';
import { messages } from './messages.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

export const page = definePage<ReviewedProduct>({
  load: loadReviewed,
  head: (product) => ({
    title: product ? messages.heading(product.Name) : messages.title,
    robots: 'noindex',
  }),
  Component: ({ data }) => <ReviewPage key={data.Id} product={data} />,
  Waiting: ReviewSkeleton,
});
