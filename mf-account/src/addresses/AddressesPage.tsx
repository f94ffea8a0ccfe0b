import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Address } from '@kashi/contracts/account/address';
import { useShellApi, useShopEvent } from '@kashi/kit/ShellApiContext';
import type { PageProps } from '@kashi/kit/define';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { Empty } from '@kashi/ui/notice/Empty';
import { useCallback, useRef, useState } from 'react';
import { addressMessages } from '../parts/address-form/address-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressCard.module.css';
import { messages } from './messages.ts';

const loadAddressDialog = () =>
  import('../parts/address-form/AddressDialog.tsx').then((module) => module.AddressDialog);

/** The customer's addresses: read, added, edited, deleted. The list follows `address-updated` (§2). */
export function AddressesPage({ data: addresses }: PageProps<Address[]>) {
  const shell = useShellApi();
  const [edited, setEdited] = useState<{ address: Address | undefined } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, addresses.length);
  useShopEvent(
    'address-updated',
    useCallback(() => void shell.reload(), [shell]),
  );

  const addButton = (
    <Button size="small" onClick={() => setEdited({ address: undefined })}>
      <IconPlus aria-hidden="true" />
      {addressMessages.add}
    </Button>
  );

  return (
    <AccountPage title={messages.title} action={addresses.length > 0 && addButton}>
      <div ref={place} tabIndex={-1}>
        {addresses.length === 0 ? (
          <Empty icon={<IconMapPin />} title={messages.empty} text={messages.emptyHint}>
            {addButton}
          </Empty>
        ) : (
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.Id}
                address={address}
                onEdit={() => setEdited({ address })}
              />
            ))}
          </ul>
        )}
      </div>
      {edited && (
        <LateDialog
          load={loadAddressDialog}
          address={edited.address}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            shell.toast(addressMessages.saved, 'success');
          }}
        />
      )}
    </AccountPage>
  );
}
