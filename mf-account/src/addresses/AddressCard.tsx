import type { Address } from '@kashi/shared/contracts/address';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { Button } from '@kashi/shared/ui/Button';
import { Panel } from '@kashi/shared/ui/Panel';
import { useState } from 'react';
import { addressMessages } from '../address-messages.ts';
import styles from './AddressesPage.module.css';
import { messages } from './messages.ts';
import { RemoveAddress } from './RemoveAddress.tsx';

interface AddressCardProps {
  address: Address;
  onEdit(): void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const {
    Title,
    FullLocation,
    Address: street,
    TransfereeName,
    TransfereeMobNo,
    PostalCode,
  } = address;
  const [removing, setRemoving] = useState(false);

  return (
    <li>
      <Panel title={Title}>
        <p>{messages.place(FullLocation, toPersianDigits(street))}</p>
        <p className={styles.soft}>
          {messages.recipient(TransfereeName, toPersianDigits(TransfereeMobNo))}
        </p>
        {PostalCode && (
          <p className={styles.soft}>{messages.postalCode(toPersianDigits(PostalCode))}</p>
        )}
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            aria-label={addressMessages.editNamed(Title)}
            onClick={onEdit}
          >
            {addressMessages.edit}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.removeNamed(Title)}
            onClick={() => setRemoving(true)}
          >
            {messages.remove}
          </Button>
        </div>
      </Panel>
      {removing && <RemoveAddress addressId={address.Id} onClose={() => setRemoving(false)} />}
    </li>
  );
}
