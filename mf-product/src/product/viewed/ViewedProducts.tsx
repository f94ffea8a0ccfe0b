import { LatePart } from '@kashi/shared/kit/late/LatePart';
import { useHydrated } from '@kashi/shared/kit/use-hydrated';
import { useNear } from '@kashi/shared/ui/picture/use-near';
import { useEffect, useMemo } from 'react';
import { rememberViewed, viewedBefore } from './viewed-products.ts';
import styles from './ViewedProducts.module.css';

const loadRail = () => import('./ViewedRail.tsx').then(({ ViewedRail }) => ViewedRail);

/** What this browser has shown before; nothing at first. Code and cards come when the shopper scrolls near. */
export function ViewedProducts({ productId }: { productId: number }) {
  const isHydrated = useHydrated();
  const [isNear, place] = useNear<HTMLDivElement>();
  // The server does not know what a browser remembers.
  const others = useMemo(
    () => (isHydrated ? viewedBefore(productId) : []),
    [isHydrated, productId],
  );
  useEffect(() => rememberViewed(productId), [productId]);

  return (
    <div ref={place} className={others.length > 0 ? styles.room : undefined}>
      {isNear && others.length > 0 && (
        <LatePart load={loadRail} props={{ productIds: others }} waiting={null} />
      )}
    </div>
  );
}
