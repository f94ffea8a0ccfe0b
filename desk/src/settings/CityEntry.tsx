import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
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
  const chosen = known.data?.find(({ id }) => id === value) ?? null;
  return (
    <Autocomplete
      options={found.data ?? []}
      value={chosen}
      loading={found.isPending}
      loadingText={messages.searching}
      noOptionsText={messages.noCity}
      clearText={messages.clear}
      openText={messages.openCities}
      closeText={messages.closeCities}
      disableClearable={chosen !== null}
      filterOptions={(cities) => cities}
      getOptionLabel={({ title, province }) => messages.cityOf(title, province)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, city) => city && onChange(city.id)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input') setSearch(typed);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={messages.fields.CityId}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}
