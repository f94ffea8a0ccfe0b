import type { Alert } from '@kashi/contracts/alerts/alert';
import { useForm, type UsedForm } from '@kashi/kit/form/use-form';
import { useAsk } from '@kashi/kit/use-ask';
import { setPriceAlert } from './alert-data.ts';
import { messages } from './messages.ts';

interface PriceFormOptions {
  saleParamId: number;
  /** What the variant costs today, in toman, with tax: the wanted price has to be below it. */
  payable: number;
  onSaved: (alert: Alert) => void;
}

/** The form of a price alert. The server compares with the price of its moment again. */
export function usePriceForm({ saleParamId, payable, onSaved }: PriceFormOptions): UsedForm {
  const ask = useAsk();
  return useForm({
    schema: async () => {
      const { priceAlertSchema } = await import(
        /* webpackChunkName: "contracts" */ '@kashi/contracts/alerts/alert'
      );
      return {
        safeParse(typed: unknown) {
          const checked = priceAlertSchema.safeParse(typed);
          if (!checked.success || Number(checked.data.WantedPrice) < payable) return checked;
          const message = messages.price.notBelow(payable);
          const issues = [{ path: ['WantedPrice'], message }];
          return { success: false as const, error: { issues } };
        },
      };
    },
    hidden: { ProductSaleParamId: saleParamId },
    async send(wanted) {
      onSaved(await setPriceAlert(ask, wanted));
    },
  });
}
