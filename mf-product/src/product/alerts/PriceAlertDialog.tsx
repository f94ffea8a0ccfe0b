import type { Product } from '@kashi/contracts/product/product';
import { withTax } from '@kashi/contracts/with-tax';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Stack } from '@kashi/ui/layout/Stack';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import type { Variant } from '../variants/variants.ts';
import { messages as alertMessages } from './messages.ts';
import { PriceAlertForm } from './PriceAlertForm.tsx';
import { titleMessages } from './title-messages.ts';
import { useOwnAlert } from './use-own-alert.ts';
import { useSignInAndBack } from './use-sign-in-and-back.ts';

const { price: messages } = alertMessages;

interface PriceAlertDialogProps {
  product: Product;
  variant: Variant;
  onClose: () => void;
}

/** The dialog that asks at which price the customer wants to be told (§2). A guest signs in first. */
export function PriceAlertDialog({ product, variant, onClose }: PriceAlertDialogProps) {
  const isSignedIn = useSignedIn();
  const signIn = useSignInAndBack(variant.id);
  const payable = withTax(variant.finalPrice, product.TaxRate);

  return (
    <Dialog title={titleMessages.priceAlert} onClose={onClose}>
      <Stack gap={4}>
        <p>{messages.intro}</p>
        <p>{messages.today(payable)}</p>
        {isSignedIn ? (
          <OwnPriceAlert productId={product.Id} saleParamId={variant.id} payable={payable} />
        ) : (
          <>
            <p>{messages.signIn}</p>
            <ButtonLink href={signIn}>{messages.signInLink}</ButtonLink>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface OwnPriceAlertProps {
  productId: number;
  saleParamId: number;
  /** What the variant costs today, in toman, with tax. */
  payable: number;
}

function OwnPriceAlert({ productId, saleParamId, payable }: OwnPriceAlertProps) {
  const own = useOwnAlert({ productId, saleParamId, kind: 'price' });
  const { waiting, problem, again } = own.reading;

  if (problem !== null) return <ProblemNotice error={problem} onRetry={again} />;
  if (waiting) return <SkeletonText lines={4} />;
  return <PriceAlertForm own={own} saleParamId={saleParamId} payable={payable} />;
}
