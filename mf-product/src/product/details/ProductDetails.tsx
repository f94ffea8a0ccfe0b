import { Tabs } from '@kashi/ui/navigation/Tabs';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPanel } from './DetailPanel.tsx';
import { detailsOf, type Detail } from './details.ts';
import { messages } from '../messages.ts';
import { askedDetail } from '../opinions/opinion-address.ts';
import type { ProductData } from '../product-data.ts';

/** The tabs under a product. Reviews and questions are fetched when their tab is first opened (§2). */
export function ProductDetails({ data }: { data: ProductData }) {
  const { search } = useLocation();
  const details = detailsOf(data);
  const asked = askedDetail(search);
  const [lastAsked, setLastAsked] = useState(asked);
  const [selected, setSelected] = useState(asked ?? details[0]);
  const [opened, setOpened] = useState<ReadonlySet<unknown>>(new Set([selected]));
  // Back leads to a page of the other list.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked) select(asked);
  }
  const { ReviewsCount, QuestionsCount } = data.product;
  const counts: Partial<Record<Detail, number | undefined>> = {
    reviews: ReviewsCount,
    questions: QuestionsCount,
  };

  function select(id: Detail) {
    setSelected(id);
    setOpened(new Set([...opened, id]));
  }

  return (
    <Tabs
      label={messages.details.label}
      tabs={details.map((id) => ({
        id,
        title: messages.details[id],
        count: counts[id],
        content: <DetailPanel detail={id} data={data} isOpened={opened.has(id)} />,
      }))}
      selected={selected}
      onSelect={(id) => select(id as Detail)}
    />
  );
}
