import type { Address } from '@kashi/contracts/account/address';
import { toPersianDigits } from '@kashi/format/persian';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useForm } from '@kashi/kit/form/use-form';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Input } from '@kashi/ui/form/Input';
import { Textarea } from '@kashi/ui/form/Textarea';
import { useState } from 'react';
import { saveAddress } from './address-form-data.ts';
import { addressMessages } from './address-messages.ts';
import { AddressPlace, type Place } from './AddressPlace.tsx';
import type { DialogForm } from '../dialogs/FormDialog.tsx';
import { FormInDialog } from '../dialogs/FormInDialog.tsx';

interface AddressFormProps {
  dialog: DialogForm;
  address: Address | undefined;
  onSaved(addressId: number): void;
}

/** Creates or changes an address (§5), and tells the rest of the shop. */
export function AddressForm({ dialog, address, onSaved }: AddressFormProps) {
  const ask = useAsk();
  const { events } = useShellApi();
  const [place, setPlace] = useState<Place>(nowhere);
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/address').then(
        (contract) => contract.addressDraftSchema,
      ),
    hidden: { ...place },
    async send(draft) {
      const addressId = await saveAddress(ask, draft, address?.Id);
      events.publish('address-updated', { addressId });
      onSaved(addressId);
    },
  });

  return (
    <FormInDialog dialog={dialog} form={form}>
      <FieldGrid>
        <Field
          label={addressMessages.title}
          hint={addressMessages.titleHint}
          error={form.errorOf('Title')}
          wide
        >
          <Input name="Title" defaultValue={address?.Title} data-autofocus />
        </Field>
        <AddressPlace
          address={address}
          error={form.errorOf('CityId')}
          onPlace={setPlace}
          onTyped={dialog.onTyped}
        />
        <Field
          label={addressMessages.address}
          hint={addressMessages.addressHint}
          error={form.errorOf('Address')}
          wide
        >
          <Textarea
            name="Address"
            rows={2}
            autoComplete="street-address"
            defaultValue={address?.Address}
          />
        </Field>
        <Field label={addressMessages.recipient} error={form.errorOf('TransfereeName')}>
          <Input name="TransfereeName" autoComplete="name" defaultValue={address?.TransfereeName} />
        </Field>
        <Field label={addressMessages.mobile} error={form.errorOf('TransfereeMobNo')}>
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
          error={form.errorOf('PostalCode')}
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
    </FormInDialog>
  );
}

const nowhere: Place = { Lat: null, Lng: null, AreaId: null };
