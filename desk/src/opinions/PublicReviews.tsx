import type { DeskReview } from '@kashi/contracts/desk/opinions';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { useSaid } from '../parts/state/use-said.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { messages } from './messages.ts';

const wordsOf = ({ title, text }: DeskReview) => messages.titled(title, text);

/** What shoppers read as reviews, newest first: each can be taken down. */
export function PublicReviews() {
  const [asked, setAsked] = useState<DeskReview | null>(null);
  const { said, say } = useSaid();
  const columns = columnsWith((review) => {
    say(null);
    setAsked(review);
  });
  return (
    <ResourceContextProvider value="reviews">
      {said}
      <ListScreen filter={{ state: 'public' }}>
        <ProductSearch />
        <ListTable<DeskReview>
          caption={messages.publicReviews}
          columns={columns}
          nothing={messages.noPublicReviews}
        />
      </ListScreen>
      {asked && (
        <TakeDownDialog
          about="reviews"
          opinion={asked}
          wordsOf={wordsOf}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            say(messages.takenDown);
          }}
        />
      )}
    </ResourceContextProvider>
  );
}

const columnsWith = (onTakeDown: (review: DeskReview) => void): Column<DeskReview>[] => [
  { label: messages.at, show: ({ registeredAt }) => jalaliDateTime(registeredAt) },
  { label: messages.product, show: ({ productName }) => productName },
  { label: messages.writer, show: ({ customerName }) => customerName },
  {
    label: messages.rating,
    show: ({ rating }) => rating !== null && messages.stars(persianNumber(rating)),
  },
  { label: messages.review, show: wordsOf },
  {
    label: messages.steps,
    show: (review) => (
      <Button color="error" onClick={() => onTakeDown(review)}>
        {messages.takeDown}
      </Button>
    ),
  },
];
