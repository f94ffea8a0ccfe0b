import type { Address } from '@kashi/contracts/account/address';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { persianMobile, toPersianDigits } from '@kashi/format/persian';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { addressMessages } from '../parts/address-form/address-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import styles from './AddressCard.module.css';
import { messages } from './messages.ts';
import { PlainAddressForm, type PlainAddressFormData } from './PlainAddressForm.tsx';

export interface PlainAddressesData extends PlainAddressFormData {
  /** The page of the checkout from which the customer came to add an address; null for none. */
  backTo: string | null;
  addresses: Address[];
}

/** The customer's addresses by links and forms alone. */
export function PlainAddresses({ data }: { data: PlainAddressesData }) {
  const { addresses, backTo } = data;
  return (
    <AccountPage
      title={messages.title}
      action={backTo !== null && <TextLink href={backTo}>{addressMessages.backToOrder}</TextLink>}
    >
      {addresses.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.Id} className={styles.card}>
              <h2 className={styles.title}>
                <IconMapPin aria-hidden="true" />
                <bdi>{address.Title}</bdi>
              </h2>
              <p>{messages.place(address.FullLocation, toPersianDigits(address.Address))}</p>
              <p className={styles.soft}>
                {messages.recipient(address.TransfereeName)}{' '}
                <bdi className="ltr">{persianMobile(address.TransfereeMobNo)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <PlainAddressForm data={data} />
    </AccountPage>
  );
}
