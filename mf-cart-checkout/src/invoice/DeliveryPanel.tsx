import { toPersianDigits } from '@kashi/format/persian';
import { Panel } from '@kashi/ui/layout/Panel';
import { CarrierLogo } from '../parts/checkout/CarrierLogo.tsx';
import { Details } from '../parts/checkout/Details.tsx';
import type { CheckoutData } from './invoice-data.ts';
import { messages } from './messages.ts';

/** Where the order goes, and by whom. */
export function DeliveryPanel({ data: { invoice, shopAddress } }: { data: CheckoutData }) {
  const { Carrier, IsPickup, SendOrderAddress, SendOrderMethod, DeliveryTime } = invoice;
  const method = (
    <>
      {Carrier && <CarrierLogo iconPath={Carrier.IconPath} />}
      {Carrier?.Name ?? SendOrderMethod}
    </>
  );
  const address = { name: messages.delivery.address, value: toPersianDigits(SendOrderAddress) };

  return (
    <Panel title={messages.delivery.title}>
      <Details
        details={[
          {
            name: messages.delivery.shopAddress,
            value: toPersianDigits(IsPickup ? SendOrderAddress : shopAddress),
          },
          // With pickup the only address is the shop's.
          ...(IsPickup ? [] : [address]),
          { name: messages.delivery.method, value: method },
          ...(DeliveryTime ? [{ name: messages.delivery.time, value: DeliveryTime }] : []),
        ]}
      />
    </Panel>
  );
}
