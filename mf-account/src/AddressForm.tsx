import type { Address } from '@kashi/shared/contracts/address';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/use-form';
import { ErrorList } from '@kashi/shared/ui/ErrorList';
import { Field } from '@kashi/shared/ui/Field';
import { FieldGrid } from '@kashi/shared/ui/FieldGrid';
import { Input } from '@kashi/shared/ui/Input';
import { Stack } from '@kashi/shared/ui/Stack';
import { Textarea } from '@kashi/shared/ui/Textarea';
import { useEffect, useState } from 'react';
import { addressMessages } from './address-messages.ts';
import { AddressPlace, type Place } from './AddressPlace.tsx';
import { FormProblem } from './FormProblem.tsx';

interface AddressFormProps {
  /** The id of the form, for a submit button outside of it. */
  id: string;
  address: Address | undefined;
  onBusy(busy: boolean): void;
  /** The shopper has changed something. */
  onTyped(): void;
  onSaved(addressId: number): void;
}

/** Creates or changes an address (section 5), and tells the rest of the shop. */
export function AddressForm({ id, address, onBusy, onTyped, onSaved }: AddressFormProps) {
  const ask = useAsk();
  const { events } = useHost();
  const [place, setPlace] = useState<Place>(nowhere);
  const { errors, problem, busy, errorOf, formProps } = useForm({
    schema: () =>
      import('@kashi/shared/contracts/address').then((contract) => contract.addressDraftSchema),
    hidden: { ...place },
    async send(draft) {
      const { value } = address
        ? await ask('PUT /v1/Identity/CustomersAddress/Update', { ...draft, Id: address.Id })
        : await ask('POST /v1/Identity/CustomersAddress/Create', draft);
      events.publish('address-updated', { addressId: value.Id });
      onSaved(value.Id);
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <form {...formProps} id={id} onChange={onTyped}>
      <Stack gap={4}>
        <ErrorList errors={errors} />
        <FormProblem problem={problem} />
        <FieldGrid>
          <Field
            label={addressMessages.title}
            hint={addressMessages.titleHint}
            error={errorOf('Title')}
            wide
          >
            <Input name="Title" defaultValue={address?.Title} data-autofocus />
          </Field>
          <AddressPlace
            address={address}
            error={errorOf('CityId')}
            onPlace={setPlace}
            onTyped={onTyped}
          />
          <Field
            label={addressMessages.address}
            hint={addressMessages.addressHint}
            error={errorOf('Address')}
            wide
          >
            <Textarea
              name="Address"
              rows={2}
              autoComplete="street-address"
              defaultValue={address?.Address}
            />
          </Field>
          <Field label={addressMessages.recipient} error={errorOf('TransfereeName')}>
            <Input
              name="TransfereeName"
              autoComplete="name"
              defaultValue={address?.TransfereeName}
            />
          </Field>
          <Field label={addressMessages.mobile} error={errorOf('TransfereeMobNo')}>
            <Input
              name="TransfereeMobNo"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={toPersianDigits(address?.TransfereeMobNo ?? '')}
              ltr
            />
          </Field>
          <Field
            label={addressMessages.postalCode}
            hint={addressMessages.postalCodeHint}
            error={errorOf('PostalCode')}
            optional
          >
            <Input
              name="PostalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={toPersianDigits(address?.PostalCode ?? '')}
              ltr
            />
          </Field>
        </FieldGrid>
      </Stack>
    </form>
  );
}

const nowhere: Place = { Lat: null, Lng: null, AreaId: null };
