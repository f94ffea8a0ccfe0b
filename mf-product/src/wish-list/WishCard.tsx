import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ProductCard as Product } from '@kashi/contracts/product/product-card';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useShellApi, useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { ProductCard } from '@kashi/ui/goods/ProductCard';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { useRef } from 'react';
import { changeWish } from '../parts/wishes/wish-data.ts';
import { messages } from './messages.ts';

interface WishCardProps {
  product: Product;
  /** It was taken out on this screen, and may be brought back. */
  isRemoved: boolean;
  /** In the first row. */
  isFirst: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** A product of the list, which is taken out by one press and brought back, in the same place, by another. */
export function WishCard({ product, isRemoved, isFirst, onChange }: WishCardProps) {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const { announce } = useShellApi();
  const { Id, Name } = product;
  const { start, busy, problem } = useAction(async () => {
    await changeWish({ ask, isSignedIn }, Id, isRemoved);
    announce(isRemoved ? messages.restored(Name) : messages.removed(Name));
    onChange(!isRemoved);
  });
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, Number(isRemoved));

  if (isRemoved) {
    return (
      <Panel>
        <Stack>
          <p>{messages.removed(Name)}</p>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            busy={busy}
            aria-label={messages.undoNamed(Name)}
            onClick={() => void start()}
          >
            {messages.undo}
          </Button>
          <FormProblem problem={problem} />
        </Stack>
      </Panel>
    );
  }
  return (
    <>
      <ProductCard product={product} level={2} priority={isFirst} whenNear={!isFirst}>
        <IconButton
          ref={button}
          label={messages.remove(Name)}
          aria-busy={busy}
          onClick={() => void start()}
        >
          <IconX aria-hidden="true" />
        </IconButton>
      </ProductCard>
      <FormProblem problem={problem} />
    </>
  );
}
