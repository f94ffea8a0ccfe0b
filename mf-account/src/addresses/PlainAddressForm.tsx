import { toPersianDigits } from '@kashi/format/persian';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import { Button } from '@kashi/ui/actions/Button';
import { Input } from '@kashi/ui/form/Input';
import { Panel } from '@kashi/ui/layout/Panel';
import { Select } from '@kashi/ui/form/choice/Select';
import { Textarea } from '@kashi/ui/form/Textarea';
import { addressMessages as words } from '../parts/address-form/address-messages.ts';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import type { CityOption, PlaceOption } from '@kashi/contracts/place';

export interface PlainAddressFormData {
  url: URL;
  provinces: PlaceOption[];
  /** The chosen province; '' before one is. */
  province: string;
  /** The cities of the chosen province. */
  cities: CityOption[];
  refused: RefusedForm | null;
}

/** Adds an address without JavaScript. The pin on the map is left out: carriers find an address by its words too. */
export function PlainAddressForm({ data }: { data: PlainAddressFormData }) {
  const { url, provinces, province, cities, refused } = data;
  const typed = refused?.typed ?? {};
  return (
    <Panel title={words.add}>
      <div id="form">
        <PlainForm action={url.pathname + url.search} refused={refused}>
          {/* Enter presses a form's first button, which must not be the one that shows cities. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <PlainField refused={refused} name="Title" label={words.title} hint={words.titleHint}>
            <Input name="Title" defaultValue={typed['Title']} maxLength={20} />
          </PlainField>
          <PlainField refused={refused} name="ProvinceId" label={words.province}>
            <Select name="ProvinceId" defaultValue={province}>
              <option value="">{words.chooseProvince}</option>
              <Options options={provinces} />
            </Select>
          </PlainField>
          <Button type="submit" name="step" value="cities" variant="soft">
            {words.showCities}
          </Button>
          <PlainField refused={refused} name="CityId" label={words.city}>
            <Select name="CityId" defaultValue={typed['CityId'] ?? ''}>
              <option value="">{province ? words.chooseCity : words.chooseProvinceFirst}</option>
              <Options options={cities} />
            </Select>
          </PlainField>
          <PlainField
            refused={refused}
            name="Address"
            label={words.address}
            hint={words.addressHint}
          >
            <Textarea
              name="Address"
              rows={2}
              autoComplete="street-address"
              defaultValue={typed['Address']}
              maxLength={300}
            />
          </PlainField>
          <PlainField refused={refused} name="TransfereeName" label={words.recipient}>
            <Input
              name="TransfereeName"
              autoComplete="name"
              defaultValue={typed['TransfereeName']}
              maxLength={50}
            />
          </PlainField>
          <PlainField refused={refused} name="TransfereeMobNo" label={words.mobile}>
            <Input
              name="TransfereeMobNo"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={toPersianDigits(typed['TransfereeMobNo'] ?? '')}
              ltr
            />
          </PlainField>
          <PlainField
            refused={refused}
            name="PostalCode"
            label={words.postalCode}
            hint={words.postalCodeHint}
            optional
          >
            <Input
              name="PostalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={toPersianDigits(typed['PostalCode'] ?? '')}
              ltr
            />
          </PlainField>
          <Button type="submit" size="large">
            {words.save}
          </Button>
        </PlainForm>
      </div>
    </Panel>
  );
}

function Options({ options }: { options: PlaceOption[] }) {
  return options.map(({ Value, Text }) => (
    <option key={Value} value={Value}>
      {Text}
    </option>
  ));
}
