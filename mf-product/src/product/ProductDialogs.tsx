import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '@kashi/shared/contracts/product';
import { PriceHistory } from './prices/PriceHistory.tsx';
import { ShareDialog } from './share/ShareDialog.tsx';
import { variantAddress, variantInAddress } from './variants/variant-address.ts';
import type { Variant } from './variants/variants.ts';

export type ProductDialog = 'share' | 'prices';

export interface ProductDialogsProps {
  opened: ProductDialog;
  product: Product;
  variants: readonly Variant[];
  variant: Variant | null;
  hrefOf: (id: number) => string;
  onClose: () => void;
}

/** What opens over a product page, and comes with the first press. */
export function ProductDialogs({ opened, product, ...dialog }: ProductDialogsProps) {
  const { variants, variant, hrefOf, onClose } = dialog;
  const { search } = useLocation();
  const [origin] = useState(() => location.origin);

  if (opened === 'share') {
    const url = origin + shortAddress(product.Id, search);
    return <ShareDialog shared={{ name: product.Name, url }} onClose={onClose} />;
  }
  return (
    variant && (
      <PriceHistory variants={variants} startsWith={variant.id} hrefOf={hrefOf} onClose={onClose} />
    )
  );
}

/** Without the name, which would stand in a message as a line of percent signs (R14 puts it back). */
function shortAddress(productId: number, search: string): string {
  const variantId = variantInAddress(search);
  const path = `/product/${productId}`;
  return variantId === null ? path : variantAddress(path, '', variantId);
}
