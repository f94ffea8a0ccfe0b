import { useAtom } from 'jotai';
import type { CartLine } from '@kashi/contracts/cart';
import { Button } from '@kashi/ui/actions/Button';
import { Notice } from '@kashi/ui/notice/Notice';
import { cartStore, noticesAtom } from '../parts/live-cart/cart-state.ts';
import { messages } from './messages.ts';
import { PriceChanges } from './PriceChanges.tsx';

/** Changes that the shopper did not make: a merge at sign-in (R19), new prices of goods in the cart (R20). */
export function ChangeNotices({ lines }: { lines: readonly CartLine[] }) {
  const [notices, setNotices] = useAtom(noticesAtom, { store: cartStore });

  return (
    <>
      {notices.length > 0 && (
        <Notice
          role="status"
          action={
            <Button variant="quiet" size="small" onClick={() => setNotices([])}>
              {messages.noticeRead}
            </Button>
          }
        >
          {notices.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <PriceChanges lines={lines} />
    </>
  );
}
