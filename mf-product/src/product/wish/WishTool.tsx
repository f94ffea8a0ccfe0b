import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { messages } from './messages.ts';
import { useWish } from './use-wish.ts';

/** The heart among a product's tools: puts the product into the visitor's wish list, or takes it out. */
export function WishTool({ productId }: { productId: number }) {
  const { isWished, isWaiting, toggle } = useWish(productId);
  // A heart that changes by itself would be taken for a press.
  if (isWaiting) return null;

  const Icon = isWished ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={isWished ? messages.remove : messages.add}
      variant="outline"
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
