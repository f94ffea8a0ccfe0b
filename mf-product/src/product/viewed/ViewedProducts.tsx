import { LatePart } from '@kashi/kit/late/LatePart';
import { useNear } from '@kashi/ui/picture/use-near';
import { useEffect } from 'react';
import { rememberViewed } from './remember-viewed.ts';

const loadRail = () => import('../later-parts.ts').then(({ ViewedRail }) => ViewedRail);

/** What this browser has shown before: code and cards come when the shopper scrolls near. */
export function ViewedProducts({ productId }: { productId: number }) {
  const [isNear, place] = useNear<HTMLDivElement>();
  useEffect(() => rememberViewed(productId), [productId]);

  return (
    <div ref={place}>
      {isNear && <LatePart load={loadRail} props={{ productId }} waiting={null} />}
    </div>
  );
}
