import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { Product } from '@kashi/contracts/product/product';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { titleMessages } from './alerts/title-messages.ts';
import type { ProductDialog } from './ProductDialogs.tsx';
import { WishTool } from './wish/WishTool.tsx';

interface LateToolsProps {
  product: Product;
  onOpen: (dialog: ProductDialog) => void;
}

/** The tools whose code comes after the first view: the price alert of a product that has a price and a variant, and the wish. */
export function LateTools({ product: { Id, Price, ProductSaleParams }, onOpen }: LateToolsProps) {
  return (
    <>
      {Price > 0 && ProductSaleParams.length > 0 && (
        <IconButton
          label={titleMessages.priceAlert}
          variant="outline"
          onClick={() => onOpen('alert')}
        >
          <IconBell aria-hidden="true" />
        </IconButton>
      )}
      <WishTool key={Id} productId={Id} />
    </>
  );
}
