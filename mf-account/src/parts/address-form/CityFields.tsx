import type { Address } from '@kashi/shared/contracts/account/address';
import type { CityOption, PlaceOption } from '@kashi/shared/contracts/place';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { Field } from '@kashi/shared/ui/form/field/Field';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { Select } from '@kashi/shared/ui/form/choice/Select';
import { useCallback, useState } from 'react';
import { readCities, readProvinces } from './address-form-data.ts';
import { addressMessages } from './address-messages.ts';
import { useReading } from '@kashi/shared/kit/use-reading';

interface CityFieldsProps {
  /** The address to edit, for its province and city. */
  address: Address | undefined;
  error: string | undefined;
  /** Called with the chosen city, or with null when another province was chosen and no city of it yet. */
  onCity(city: CityOption | null): void;
}

/** The city selector: province, then city (§2). The form's field is `CityId`. */
export function CityFields({ address, error, onCity }: CityFieldsProps) {
  const ask = useAsk();
  const [province, setProvince] = useState(String(address?.ProvinceId ?? ''));
  const [city, setCity] = useState(String(address?.CityId ?? ''));

  const provinces = useReading<PlaceOption[]>(
    useCallback((signal) => readProvinces(ask, signal), [ask]),
  );
  const cities = useReading<CityOption[]>(
    useCallback(
      async (signal) => (province ? readCities(ask, province, signal) : []),
      [ask, province],
    ),
  );
  // While cities are being read, `data` still holds the cities of the province before.
  const listed = cities.waiting ? [] : (cities.data ?? []);
  const problem = provinces.problem ?? cities.problem;

  function chooseProvince(chosen: string) {
    setProvince(chosen);
    setCity('');
    onCity(null);
  }

  function chooseCity(chosen: string) {
    setCity(chosen);
    onCity(cities.data?.find(({ Value }) => String(Value) === chosen) ?? null);
  }

  return (
    <>
      <Field label={addressMessages.province}>
        <Select value={province} onChange={(event) => chooseProvince(event.target.value)}>
          <option value="">{addressMessages.chooseProvince}</option>
          {provinces.data?.map(({ Value, Text }) => (
            <option key={Value} value={Value}>
              {Text}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={addressMessages.city} error={error}>
        <Select
          name="CityId"
          value={city}
          onChange={(event) => chooseCity(event.target.value)}
          aria-busy={cities.waiting}
        >
          <option value="">{cityPrompt(province, cities.waiting)}</option>
          {/* The address's own city is sent even if the cities cannot be read, or not before the form is sent. */}
          {listed.length === 0 && city && <option value={city}>{address?.FullLocation}</option>}
          {listed.map(({ Value, Text }) => (
            <option key={Value} value={Value}>
              {Text}
            </option>
          ))}
        </Select>
      </Field>
      {problem !== null && (
        <ProblemNotice
          error={problem}
          onRetry={provinces.problem === null ? cities.again : provinces.again}
        />
      )}
    </>
  );
}

function cityPrompt(province: string, waiting: boolean): string {
  if (!province) return addressMessages.chooseProvinceFirst;
  return waiting ? addressMessages.readingCities : addressMessages.chooseCity;
}
