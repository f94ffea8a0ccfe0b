import { useAsk } from '@kashi/kit/use-ask';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { useReading } from '@kashi/kit/use-reading';
import { Button } from '@kashi/ui/actions/Button';
import { ProductCard } from '@kashi/ui/goods/ProductCard';
import { Rail } from '@kashi/ui/layout/Rail';
import { Section } from '@kashi/ui/layout/Section';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { useCallback, useMemo, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { forgetViewed, viewedBefore } from './viewed-before.ts';
import { readViewed } from './viewed-data.ts';
import styles from './ViewedRail.module.css';

/** The products that this browser has shown before, with the prices of today, and a button that forgets them. */
export function ViewedRail({ productId }: { productId: number }) {
  const ask = useAsk();
  const productIds = useMemo(() => viewedBefore(productId), [productId]);
  const read = useCallback(
    (signal: AbortSignal) => readViewed(ask, productIds, signal),
    [ask, productIds],
  );
  const { data, problem, again } = useReading(read);
  // On the way to another product this component stays, and what was forgotten here says nothing there.
  const [forgottenAt, setForgottenAt] = useState<number | null>(null);
  const isForgotten = forgottenAt === productId;
  const forgotten = useRef<HTMLParagraphElement>(null);
  useKeptFocus(forgotten, Number(isForgotten));

  if (isForgotten)
    return (
      <p ref={forgotten} className={styles.forgotten} role="status" tabIndex={-1}>
        {messages.forgotten}
      </p>
    );
  // A first visit, or the shop has none of them any more.
  if (productIds.length === 0 || data?.length === 0) return null;
  const forget = () => {
    forgetViewed();
    setForgottenAt(productId);
  };
  return (
    <Section
      title={messages.title}
      link={
        <Button variant="quiet" size="small" aria-label={messages.forgetAll} onClick={forget}>
          {messages.forget}
        </Button>
      }
    >
      {problem !== null && <ProblemNotice error={problem} onRetry={again} />}
      {!data && problem === null && (
        <div className={styles.room}>
          <SkeletonText lines={6} />
        </div>
      )}
      {data && (
        <Rail label={messages.title}>
          {data.map((product) => (
            <li key={product.Id}>
              <ProductCard product={product} sizes="(min-width: 64rem) 10rem, 8rem" whenNear />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  );
}
