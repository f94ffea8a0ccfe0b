import { useState } from 'react';
import { SearchChoice } from '../parts/form/SearchChoice.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  value: number | null;
  onChange(cityId: number): void;
  problem: string | undefined;
}

/** The shop's city, found by the letters of its name. */
export function CityEntry({ value, onChange, problem }: Props) {
  const [search, setSearch] = useState('');
  const known = useReading('GET /v1/desk/cities', value === null ? { search: '' } : { id: value });
  const found = useReading('GET /v1/desk/cities', { search });
  return (
    <SearchChoice
      label={messages.fields.CityId}
      found={found}
      options={found.data ?? []}
      value={known.data?.find(({ id }) => id === value) ?? null}
      onType={setSearch}
      onChoose={({ id }) => onChange(id)}
      noneFound={messages.noCity}
      nameOf={({ title, province }) => messages.cityOf(title, province)}
      problem={problem}
    />
  );
}
