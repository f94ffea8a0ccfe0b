import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { useCallback, useState } from 'react';
import { useReading } from '@kashi/kit/use-reading';
import { VariantPicker } from '../variants/VariantPicker.tsx';
import type { Variant } from '../variants/variants.ts';
import { titleMessages } from '../alerts/title-messages.ts';
import { messages } from './messages.ts';
import { PriceChanges } from './PriceChanges.tsx';
import { readPriceHistory } from './price-history-data.ts';

interface PriceHistoryProps {
  variants: readonly Variant[];
  /** The variant that is chosen on the page. A choice in the dialog does not change the page. */
  startsWith: number;
  areSizes: boolean;
  hrefOf: (id: number) => string;
  /** Opens the price alert in this dialog's place; undefined for a product without a price. */
  onAlert?: (() => void) | undefined;
  onClose: () => void;
}

/** The dialog with the price history of each variant (§2). */
export function PriceHistory(props: PriceHistoryProps) {
  const { variants, startsWith, areSizes, hrefOf, onAlert, onClose } = props;
  const [id, setId] = useState(startsWith);
  const chosen = variants.find((variant) => variant.id === id);

  return (
    <Dialog
      title={messages.title}
      size="wide"
      onClose={onClose}
      foot={
        onAlert && (
          <Button variant="secondary" onClick={onAlert}>
            {titleMessages.priceAlert}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {variants.length > 1 && chosen && (
          <VariantPicker
            variants={variants}
            chosen={chosen}
            areSizes={areSizes}
            hrefOf={hrefOf}
            onChoose={setId}
          />
        )}
        <HistoryOfVariant key={id} saleParamId={id} isPriced={Boolean(chosen?.price)} />
      </Stack>
    </Dialog>
  );
}

interface HistoryOfVariantProps {
  saleParamId: number;
  isPriced: boolean;
}

function HistoryOfVariant({ saleParamId, isPriced }: HistoryOfVariantProps) {
  const ask = useAsk();
  const read = useCallback(
    (signal: AbortSignal) => readPriceHistory(ask, saleParamId, signal),
    [ask, saleParamId],
  );
  const { data, problem, again } = useReading(read);

  if (problem !== null) return <ProblemNotice error={problem} onRetry={again} />;
  if (!data) return <SkeletonText lines={8} />;
  return <PriceChanges {...data} isPriced={isPriced} />;
}
