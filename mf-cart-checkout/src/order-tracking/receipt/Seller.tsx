import type { BaseInfo } from '@kashi/contracts/home';
import { toPersianDigits } from '@kashi/format/persian';
import { Panel } from '@kashi/ui/layout/Panel';
import { Details } from '../../parts/checkout/Details.tsx';
import { messages as allMessages } from '../messages.ts';
import styles from './Seller.module.css';

const messages = allMessages.seller;

/** Who has sold the goods. The screen has it in its header and footer, which are not printed. */
export function Seller({ shop }: { shop: BaseInfo }) {
  const { ShopName, Address, TellNo } = shop;
  return (
    <div className={styles.seller}>
      <Panel title={messages.title}>
        <Details
          details={[
            { name: messages.name, value: ShopName },
            ...(Address ? [{ name: messages.address, value: toPersianDigits(Address) }] : []),
            ...(TellNo
              ? [
                  {
                    name: messages.phone,
                    value: <bdi className="ltr">{toPersianDigits(TellNo)}</bdi>,
                  },
                ]
              : []),
          ]}
        />
      </Panel>
    </div>
  );
}
