import { NeedsScript } from '@kashi/ui/notice/NeedsScript';
import { WaitingCards } from './WaitingCards.tsx';
import { WishListFrame } from './WishListFrame.tsx';

/** The page until its code is there; only the browser knows the visitor. Without JavaScript it says what the list needs. */
export function WishListSkeleton() {
  return (
    <WishListFrame>
      <NeedsScript />
      <WaitingCards />
    </WishListFrame>
  );
}
