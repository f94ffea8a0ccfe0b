import { useCallback, useState } from 'react';
import type { CityOption, PlaceOption } from '@kashi/contracts/place';
import { Select } from '@kashi/ui/form/choice/Select';
import { Field } from '@kashi/ui/form/field/Field';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { useAsk } from '../use-ask.tsx';
import { useReading } from '../use-reading.tsx';
import { readCities, readProvinces } from './city-data.tsx';
import { cityMessages as messages } from './city-messages.ts';

/** A city that was chosen before. */
export interface ChosenCity {
  /** Absent where the server tells no provinces of addresses. */
  provinceId?: number | undefined;
  cityId: number;
  /** What the selector shows until the cities have been read. */
  name: string;
}

interface CityFieldsProps {
  chosen: ChosenCity | undefined;
  error: string | undefined;
  /** Called with the chosen city, or with null when another province was chosen and no city of it yet. */
  onCity(city: CityOption | null, provinceId: number): void;
}

/** The city selector: province, then city (§2). The form's field is `CityId`. */
export function CityFields({ chosen, error, onCity }: CityFieldsProps) {
  const ask = useAsk();
  const [province, setProvince] = useState(String(chosen?.provinceId ?? ''));
  const [city, setCity] = useState(String(chosen?.cityId ?? ''));

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

  function chooseProvince(id: string) {
    setProvince(id);
    setCity('');
    onCity(null, Number(id));
  }

  function chooseCity(id: string) {
    setCity(id);
    onCity(listed.find(({ Value }) => String(Value) === id) ?? null, Number(province));
  }

  return (
    <>
      <Field label={messages.province}>
        <Select value={province} onChange={(event) => chooseProvince(event.target.value)}>
          <option value="">{messages.chooseProvince}</option>
          {provinces.data?.map(({ Value, Text }) => (
            <option key={Value} value={Value}>
              {Text}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.city} error={error}>
        <Select
          name="CityId"
          value={city}
          onChange={(event) => chooseCity(event.target.value)}
          aria-busy={cities.waiting}
        >
          <option value="">{cityPrompt(province, cities.waiting)}</option>
          {/* A form sends the city even if the cities cannot be read, or not before it is sent. */}
          {listed.length === 0 && city && <option value={city}>{chosen?.name}</option>}
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
  if (!province) return messages.chooseProvinceFirst;
  return waiting ? messages.readingCities : messages.chooseCity;
}
