import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Address } from '@kashi/shared/contracts/address';
import { useHost, useShopEvent } from '@kashi/shared/kit/HostContext';
import type { PageProps } from '@kashi/shared/kit/define';
import { Button } from '@kashi/shared/ui/Button';
import { Empty } from '@kashi/shared/ui/Empty';
import { Stack } from '@kashi/shared/ui/Stack';
import { lazy, Suspense, useCallback, useState } from 'react';
import { addressMessages } from '../address-messages.ts';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressesPage.module.css';
import { messages } from './messages.ts';

const AddressDialog = lazy(() =>
  import('../AddressDialog.tsx').then((module) => ({ default: module.AddressDialog })),
);

/** The customer's addresses: read, added, edited, deleted. The list follows `address-updated` (section 2). */
export function AddressesPage({ data: addresses }: PageProps<Address[]>) {
  const host = useHost();
  const [edited, setEdited] = useState<{ address: Address | undefined } | null>(null);
  useShopEvent(
    'address-updated',
    useCallback(() => void host.reload(), [host]),
  );

  const addButton = (
    <Button onClick={() => setEdited({ address: undefined })}>
      <IconPlus aria-hidden="true" />
      {addressMessages.add}
    </Button>
  );

  return (
    <div className={styles.page}>
      <Stack gap={5}>
        <div className={styles.head}>
          <h1 className={styles.title}>{messages.title}</h1>
          {addresses.length > 0 && addButton}
        </div>
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
      </Stack>
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited.address}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              host.toast(addressMessages.saved, 'success');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
