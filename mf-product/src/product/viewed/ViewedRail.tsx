import { useAsk } from '@kashi/shared/kit/use-ask';
import { useKeptFocus } from '@kashi/shared/kit/use-kept-focus';
import { useReading } from '@kashi/shared/kit/use-reading';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ProductCard } from '@kashi/shared/ui/goods/ProductCard';
import { Rail } from '@kashi/shared/ui/layout/Rail';
import { Section } from '@kashi/shared/ui/layout/Section';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/shared/ui/skeleton/SkeletonText';
import { useCallback, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { readViewed } from './viewed-data.ts';
import { forgetViewed } from './viewed-products.ts';
import styles from './ViewedProducts.module.css';

/** The products that this browser has shown before, with the prices of today, and a button that forgets them. */
export function ViewedRail({ productIds }: { productIds: readonly number[] }) {
  const ask = useAsk();
  const read = useCallback(
    (signal: AbortSignal) => readViewed(ask, productIds, signal),
    [ask, productIds],
  );
  const { data, problem, again } = useReading(read);
  const [isForgotten, setForgotten] = useState(false);
  const forgotten = useRef<HTMLParagraphElement>(null);
  useKeptFocus(forgotten, Number(isForgotten));

  if (isForgotten)
    return (
      <p ref={forgotten} className={styles.forgotten} role="status" tabIndex={-1}>
        {messages.forgotten}
      </p>
    );
  // The shop has none of them any more; with an element in it, the room for them closes.
  if (data?.length === 0) return <span hidden />;
  const forget = () => {
    forgetViewed();
    setForgotten(true);
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
      {!data && problem === null && <SkeletonText lines={6} />}
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
