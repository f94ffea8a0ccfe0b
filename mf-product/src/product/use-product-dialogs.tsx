import { useHost } from '@kashi/shared/kit/HostContext';
import type { Product } from '@kashi/shared/contracts/product';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLaterPart } from '../use-later-part.ts';
import { messages } from './messages.ts';
import { variantAddress, variantInAddress } from './variant-address.ts';
import type { Variant } from './variants.ts';

export type ProductDialog = 'share' | 'prices';

interface DialogsOf {
  product: Product;
  variants: readonly Variant[];
  variant: Variant | null;
  hrefOf: (id: number) => string;
}

interface ProductDialogs {
  open: (dialog: ProductDialog) => void;
  dialog: ReactNode;
}

/** The dialogs of a product page. The code of each comes when it is first opened. */
export function useProductDialogs({
  product,
  variants,
  variant,
  hrefOf,
}: DialogsOf): ProductDialogs {
  const host = useHost();
  const { search } = useLocation();
  const [opened, setOpened] = useState<ProductDialog | null>(null);
  const [sharedUrl, setSharedUrl] = useState('');
  const [Share, wantShare] = useLaterPart(loadShare);
  const [Prices, wantPrices] = useLaterPart(loadPrices);
  const close = () => setOpened(null);

  async function open(dialog: ProductDialog) {
    setSharedUrl(location.origin + shortAddress(product.Id, search));
    setOpened(dialog);
    if (await (dialog === 'share' ? wantShare() : wantPrices())) return;
    close();
    host.toast(messages.tools.failed, 'danger');
  }

  return {
    open: (dialog) => void open(dialog),
    dialog: (
      <>
        {opened === 'share' && Share && (
          <Share shared={{ name: product.Name, url: sharedUrl }} onClose={close} />
        )}
        {opened === 'prices' && Prices && variant && (
          <Prices variants={variants} startsWith={variant.id} hrefOf={hrefOf} onClose={close} />
        )}
      </>
    ),
  };
}

const loadShare = () => import('./share/ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);
const loadPrices = () =>
  import('./prices/PriceHistory.tsx').then(({ PriceHistory }) => PriceHistory);

/** Without the name, which would stand in a message as a line of percent signs (decision 14 puts it back). */
function shortAddress(productId: number, search: string): string {
  const variantId = variantInAddress(search);
  const path = `/product/${productId}`;
  return variantId === null ? path : variantAddress(path, '', variantId);
}
