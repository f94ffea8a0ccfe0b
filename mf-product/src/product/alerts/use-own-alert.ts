import { Problem } from '@kashi/contracts/asking/problem';
import type { Alert, AlertKind } from '@kashi/contracts/alerts/alert';
import { useAction } from '@kashi/kit/form/use-action';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { useCallback, useState } from 'react';
import { readAlerts, removeAlert } from './alert-data.ts';

/** What a customer may wait for: one variant of a product, and its stock or its price. */
export interface AlertPlace {
  productId: number;
  saleParamId: number;
  kind: AlertKind;
}

/** The signed-in customer's alert of a variant, as it was read or as it was changed here. */
export function useOwnAlert({ productId, saleParamId, kind }: AlertPlace) {
  const ask = useAsk();
  const read = useCallback(
    async (signal: AbortSignal) =>
      (await readAlerts(ask, productId, signal)).find(
        (each) => each.ProductSaleParamId === saleParamId && each.Kind === kind,
      ) ?? null,
    [ask, productId, saleParamId, kind],
  );
  const reading = useReading(read);
  /** Undefined until something was changed here. */
  const [changed, setChanged] = useState<Alert | null>();
  const alert = changed === undefined ? reading.data : changed;

  const cancelling = useAction(async () => {
    if (alert) await removeUnlessGone(alert.Id);
    setChanged(null);
  });

  /** One that was told or cancelled elsewhere meanwhile is gone, as was wanted. */
  async function removeUnlessGone(id: number) {
    try {
      await removeAlert(ask, id);
    } catch (error) {
      if (!(error instanceof Problem && error.status === 404)) throw error;
    }
  }

  return { alert, changed, setChanged, reading, cancelling };
}
