import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Address } from '@kashi/contracts/account/address';
import { persianMobile, toPersianDigits } from '@kashi/format/persian';
import { Button } from '@kashi/ui/actions/Button';
import { useState } from 'react';
import { addressMessages } from '../parts/address-form/address-messages.ts';
import styles from './AddressCard.module.css';
import { messages } from './messages.ts';
import { RemoveAddress } from './RemoveAddress.tsx';

interface AddressCardProps {
  address: Address;
  onEdit(): void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { Title, FullLocation, TransfereeName, TransfereeMobNo, PostalCode } = address;
  const [removing, setRemoving] = useState(false);

  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <IconMapPin aria-hidden="true" />
        <bdi>{Title}</bdi>
      </h2>
      <p>{messages.place(FullLocation, toPersianDigits(address.Address))}</p>
      <p className={styles.soft}>
        {PostalCode && `${messages.postalCode(toPersianDigits(PostalCode))} `}
        {messages.recipient(TransfereeName)}{' '}
        <bdi className="ltr">{persianMobile(TransfereeMobNo)}</bdi>
      </p>
      {address.Lat !== null && <p className={styles.soft}>{messages.pinned}</p>}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={addressMessages.editNamed(Title)}
          onClick={onEdit}
        >
          <IconEdit aria-hidden="true" />
          {messages.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.removeNamed(Title)}
          onClick={() => setRemoving(true)}
        >
          <IconTrash aria-hidden="true" />
          {messages.remove}
        </Button>
      </div>
      {removing && <RemoveAddress addressId={address.Id} onClose={() => setRemoving(false)} />}
    </li>
  );
}
