import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { ProductGrid } from '@kashi/ui/goods/ProductGrid';
import { Notice } from '@kashi/ui/notice/Notice';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { useCallback, useEffect, useState } from 'react';
import { onOtherTabs } from '../parts/wishes/guest-wishes.ts';
import { readWishes, type Wishes } from '../parts/wishes/wish-data.ts';
import { messages } from './messages.ts';
import { NoWishes } from './NoWishes.tsx';
import { SignInHint } from './SignInHint.tsx';
import { WaitingCards } from './WaitingCards.tsx';
import { WishCard } from './WishCard.tsx';
import { WishListFrame } from './WishListFrame.tsx';

/** What the visitor wishes for, with the prices of today: a guest's list of this browser, or a customer's own (R41). */
export function WishListPage() {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const read = useCallback(
    (signal: AbortSignal) => readWishes({ ask, isSignedIn }, signal),
    [ask, isSignedIn],
  );
  const { data, problem, again } = useReading(read);
  useEffect(() => onOtherTabs(again), [again]);
  const [removed, setRemoved] = useRemoved(data);

  if (!data) {
    return (
      <WishListFrame>
        {problem === null ? <WaitingCards /> : <ProblemNotice error={problem} onRetry={again} />}
      </WishListFrame>
    );
  }
  const { products, leftOutCount } = data;
  if (products.length === 0) return <NoWishes />;

  return (
    <WishListFrame count={products.length - removed.length}>
      {leftOutCount > 0 && (
        <Notice variant="waiting" role="status">
          {messages.leftOut(leftOutCount)}
        </Notice>
      )}
      <ProductGrid>
        {products.map((product, index) => (
          <li key={product.Id}>
            <WishCard
              product={product}
              isRemoved={removed.includes(product.Id)}
              isFirst={index < 2}
              onChange={(isRemoved) => setRemoved(product.Id, isRemoved)}
            />
          </li>
        ))}
      </ProductGrid>
      {/* Below the cards, which keep the places of their placeholders. */}
      {!isSignedIn && <SignInHint />}
    </WishListFrame>
  );
}

/** The products that were taken out since the list was read: they keep their places, to be brought back. */
function useRemoved(data: Wishes | null) {
  const [{ since, ids }, setRemoved] = useState({ since: data, ids: [] as readonly number[] });
  const removed = since === data ? ids : [];
  const change = (productId: number, isRemoved: boolean) => {
    const others = removed.filter((id) => id !== productId);
    setRemoved({ since: data, ids: isRemoved ? [...others, productId] : others });
  };
  return [removed, change] as const;
}
