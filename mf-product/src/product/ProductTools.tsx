import IconArrowsDiff from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { Product } from '@kashi/contracts/product/product';
import { useLaterPart } from '@kashi/kit/late/use-later-part';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { IconLink } from '@kashi/ui/actions/IconLink';
import { compareAddress, compareAlsoAddress } from '../compare-address.ts';
import { messages } from './messages.ts';
import type { ProductDialog } from './ProductDialogs.tsx';
import styles from './ProductTools.module.css';

interface ProductToolsProps {
  product: Product;
  onOpen: (dialog: ProductDialog) => void;
}

const loadLateTools = () => import('./later-parts.ts').then(({ LateTools }) => LateTools);

/**
 * The tools at the picture's corner: compare, share, price history, price alert, wish. The first two dialogs are offered once
 * JavaScript runs; price alert and wish come later and last, so that no tool moves.
 */
export function ProductTools({ product, onOpen }: ProductToolsProps) {
  const isHydrated = useHydrated();
  const [LateTools] = useLaterPart(loadLateTools);
  const { compare, share, prices } = messages.tools;
  const { Id, SubGroupId } = product;

  return (
    <div className={styles.tools}>
      <IconLink
        label={compare}
        variant="outline"
        href={isHydrated ? compareAlsoAddress(SubGroupId, Id) : compareAddress(SubGroupId, [Id])}
        rel="nofollow"
      >
        <IconArrowsDiff aria-hidden="true" />
      </IconLink>
      {isHydrated && (
        <IconButton label={share} variant="outline" onClick={() => onOpen('share')}>
          <IconShare aria-hidden="true" />
        </IconButton>
      )}
      {isHydrated && product.ProductSaleParams.length > 0 && (
        <IconButton label={prices} variant="outline" onClick={() => onOpen('prices')}>
          <IconChartLine aria-hidden="true" />
        </IconButton>
      )}
      {LateTools && <LateTools product={product} onOpen={onOpen} />}
    </div>
  );
}
