import { randomInt } from 'node:crypto';
import type { AlertKind } from '@kashi/contracts/alerts/alert';
import type { AlertTextKind } from '@kashi/contracts/desk/texts/text-templates';
import { renderedText } from '@kashi/contracts/desk/texts/rendered-text';
import type { Transaction } from 'kysely';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import { messages as textMessages } from '../texts/messages.ts';
import { messages } from './messages.ts';

/** The text that tells of an alert of each kind. */
export const alertText = { stock: 'stockAlert', price: 'priceAlert' } as const satisfies Record<
  AlertKind,
  AlertTextKind
>;

/** An alert that has come true. */
export interface TrueAlert {
  id: number;
  kind: AlertKind;
  customer_id: number;
  mobile: string;
  first_name: string;
  last_name: string;
  sale_param_id: number;
  product_id: number;
  product: string;
  variant: string;
  /** In toman, with discount and tax; 0 is «call for the price». */
  payable: number;
}

interface Words {
  template: string;
  shopName: string | null;
  /** The shop's public address. */
  publicUrl: string;
}

/** Queues the text about an alert in the transaction that notes that it was told. */
export async function queueAlertText(
  tx: Transaction<Tables>,
  alert: TrueAlert,
  { template, shopName, publicUrl }: Words,
  at: Date,
): Promise<void> {
  const { product, variant, payable } = alert;
  const body = renderedText(template, {
    name: fullNameOf(alert) || textMessages.customer,
    product: variant === '' ? product : messages.variant(product, variant),
    price: payable > 0 ? textMessages.toman(payable) : null,
    link: `${publicUrl}/product/${alert.product_id}?variant=${alert.sale_param_id}`,
    shop: shopName,
  });
  await tx
    .insertInto('texts')
    .values({
      send_id: randomInt(2 ** 47),
      kind: alertText[alert.kind],
      customer_id: alert.customer_id,
      mobile: alert.mobile,
      body,
      made_at: at,
      next_try_at: at,
    })
    .execute();
}
