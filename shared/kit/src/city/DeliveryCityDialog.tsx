import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@kashi/ui/actions/Button';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Stack } from '@kashi/ui/layout/Stack';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { CityFields, type ChosenCity } from './CityFields.tsx';
import { cityMessages as messages } from './city-messages.ts';
import { keepDeliveryCity, useDeliveryCity } from './use-delivery-city.tsx';

/** The dialog in which the shopper chooses the city that goods are sent to, or takes it back (R46). */
export function DeliveryCityDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const kept = useDeliveryCity();
  const [chosen, setChosen] = useState(kept);
  const [isRefused, setRefused] = useState(false);

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen) return close(chosen);
    // At once, so that a screen reader says the error with the field that gets the focus.
    flushSync(() => setRefused(true));
    event.currentTarget.querySelector<HTMLElement>('[name=CityId]')?.focus();
  }

  function close(city: ChosenCity | null) {
    keepDeliveryCity(city);
    onClose();
  }

  const buttons = (
    <>
      <Button type="submit" form={formId}>
        {messages.keep}
      </Button>
      {kept && (
        <Button variant="secondary" onClick={() => close(null)}>
          {messages.forget}
        </Button>
      )}
    </>
  );

  return (
    <Dialog title={messages.deliveryCity} onClose={onClose} foot={buttons}>
      <form id={formId} noValidate onSubmit={keep}>
        <Stack gap={4}>
          <p>{messages.why}</p>
          <FieldGrid>
            <CityFields
              chosen={kept ?? undefined}
              error={isRefused && !chosen ? messages.chooseCity : undefined}
              onCity={(city, provinceId) =>
                setChosen(city && { cityId: city.Value, provinceId, name: city.Text })
              }
            />
          </FieldGrid>
        </Stack>
      </form>
    </Dialog>
  );
}
