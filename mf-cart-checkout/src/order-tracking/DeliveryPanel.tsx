import type { Order } from '@kashi/contracts/order';
import { persianMobile, toPersianDigits } from '@kashi/format/persian';
import { Panel } from '@kashi/ui/layout/Panel';
import { Details } from '../parts/checkout/Details.tsx';
import { CopiedCode } from './CopiedCode.tsx';
import { messages as allMessages } from './messages.ts';
import styles from './DeliveryPanel.module.css';

const messages = allMessages.delivery;

export function DeliveryPanel({ order }: { order: Order }) {
  const {
    IsPickup,
    CarrierName,
    DeliveryAddress,
    TransfereeMobNo,
    TrackingCode,
    TrackingUrl,
    GiftNote,
  } = order;
  return (
    <Panel title={messages.title}>
      <Details
        details={[
          { name: messages.method, value: CarrierName },
          ...(TrackingCode
            ? [
                {
                  name: messages.trackingCode,
                  value: (
                    <>
                      <CopiedCode name={messages.trackingCode} code={TrackingCode} />
                      {TrackingUrl && (
                        <a
                          className={styles.follow}
                          href={TrackingUrl}
                          target="_blank"
                          rel="noopener noreferrer"
                        >
                          {messages.follow}
                        </a>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          {
            name: IsPickup ? messages.shopAddress : messages.address,
            value: toPersianDigits(DeliveryAddress),
          },
          {
            name: messages.mobile,
            value: <bdi className="ltr">{persianMobile(TransfereeMobNo)}</bdi>,
          },
          ...(GiftNote
            ? [{ name: messages.giftNote, value: <span className={styles.note}>{GiftNote}</span> }]
            : []),
        ]}
      />
    </Panel>
  );
}
