import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '@kashi/contracts/product/product';
import { PriceAlertDialog } from './alerts/PriceAlertDialog.tsx';
import { PriceHistory } from './prices/PriceHistory.tsx';
import { ShareDialog } from './share/ShareDialog.tsx';
import { variantAddress, variantInAddress } from './variants/variant-address.ts';
import type { Variant } from './variants/variants.ts';

export type ProductDialog = 'share' | 'prices' | 'alert';

export interface ProductDialogsProps {
  opened: ProductDialog;
  product: Product;
  variants: readonly Variant[];
  variant: Variant | null;
  hrefOf: (id: number) => string;
  onClose: () => void;
}

/** The dialogs over a product page. Their code is loaded by the first press. */
export function ProductDialogs({ opened, product, ...dialog }: ProductDialogsProps) {
  const { variants, variant, hrefOf, onClose } = dialog;
  const { search } = useLocation();
  const [origin] = useState(() => location.origin);
  // The price history leads on to the alert.
  const [shown, setShown] = useState(opened);

  if (shown === 'share') {
    const url = origin + shortAddress(product.Id, search);
    return <ShareDialog shared={{ name: product.Name, url }} onClose={onClose} />;
  }
  if (!variant) return null;
  if (shown === 'alert') {
    return <PriceAlertDialog product={product} variant={variant} onClose={onClose} />;
  }
  return (
    <PriceHistory
      variants={variants}
      startsWith={variant.id}
      areSizes={Boolean(product.SizeGuidePath)}
      hrefOf={hrefOf}
      onAlert={product.Price > 0 ? () => setShown('alert') : undefined}
      onClose={onClose}
    />
  );
}

/** The address without the product's name, which a message would show as percent signs; R14 puts the name back. */
function shortAddress(productId: number, search: string): string {
  const variantId = variantInAddress(search);
  const path = `/product/${productId}`;
  return variantId === null ? path : variantAddress(path, '', variantId);
}
