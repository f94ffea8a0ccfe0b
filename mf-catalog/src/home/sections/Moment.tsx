import type { ProductCard } from '@kashi/contracts/product/product-card';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { useId, useState } from 'react';
import { messages } from '../messages.ts';
import { MomentProduct } from './MomentProduct.tsx';
import { PauseButton } from '../slides/PauseButton.tsx';
import { useSnapTrack } from '../slides/snap-track.ts';
import { TurnClock } from '../slides/TurnClock.tsx';
import styles from './Moment.module.css';

/** The suggested products, one at a time, with a button that pauses them (§2). */
export function Moment({ products }: { products: readonly ProductCard[] }) {
  const titleId = useId();
  const { track, index, goTo, handleScroll, handlePointerEnter } = useSnapTrack<HTMLUListElement>(
    products.length,
  );
  const [isPaused, setPaused] = useState(false);
  const isTurning = useHydrated() && products.length > 1;

  return (
    <section className={styles.moment} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{messages.moment.title}</h2>
        {isTurning && (
          <PauseButton
            isPaused={isPaused}
            onToggle={() => setPaused(!isPaused)}
            labels={messages.moment}
          />
        )}
      </div>
      <ul
        ref={track}
        className={styles.track}
        onScroll={handleScroll}
        onPointerEnter={handlePointerEnter}
      >
        {products.map((product) => (
          <li key={product.Id} className={styles.place}>
            <MomentProduct product={product} />
          </li>
        ))}
      </ul>
      <div className={styles.bar} aria-hidden="true">
        {isTurning && <TurnClock key={index} isPaused={isPaused} onTurn={() => goTo(index + 1)} />}
      </div>
    </section>
  );
}
