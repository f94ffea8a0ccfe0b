import { definePage } from '@kashi/kit/define';
import { compareAddress } from '../compare-address.ts';
import { ComparePage } from './ComparePage.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { loadComparison, type ComparisonData } from './comparison-data.ts';
import { messages } from './messages.ts';

export const page = definePage<ComparisonData>({
  load: loadComparison,
  // Each set of products has an address of its own, and search engines know all the products already.
  head: (data) => ({ ...(data ? headOf(data) : { title: messages.title }), robots: 'noindex' }),
  Component: ({ data }) => <ComparePage data={data} />,
});

export const Waiting = CompareSkeleton;

function headOf({ subGroupId, ComparedProducts }: ComparisonData) {
  const names = ComparedProducts.map(({ Name }) => Name);
  const ids = ComparedProducts.map(({ Id }) => Id);
  return {
    title: names.length > 1 ? messages.titleOf(names) : messages.title,
    canonical: compareAddress(subGroupId, ids),
  };
}
