import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState } from 'react';
import { useDeliveryCity } from '@kashi/kit/city/use-delivery-city';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { messages } from './messages.ts';

const loadDialog = () =>
  import('@kashi/kit/city/DeliveryCityDialog').then((module) => module.DeliveryCityDialog);

/** The city that goods are sent to (R46): a press chooses another one. */
export function DeliveryCity({ className }: { className: string | undefined }) {
  const city = useDeliveryCity();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <IconMapPin aria-hidden="true" />
        {city ? messages.to(city.name) : messages.choose}
      </button>
      {isOpen && <LateDialog load={loadDialog} onClose={() => setOpen(false)} />}
    </>
  );
}
