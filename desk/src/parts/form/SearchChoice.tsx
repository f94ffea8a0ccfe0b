import { Autocomplete, TextField } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { Failure } from '../state/Failure.tsx';

interface Props<Option> {
  label: string;
  /** The options that the server has found for the typed text. */
  found: UseQueryResult<unknown>;
  options: readonly Option[];
  value: Option | null;
  /** The typed text, if the screen keeps that text; absent if the field keeps it. */
  typed?: string;
  onType(text: string): void;
  onChoose(option: Option): void;
  /** The sentence that the field shows if the server has found no option. */
  noneFound: string;
  nameOf(option: Option): string;
  /** The fault of the value; it stands beside the field. */
  problem?: string | undefined;
}

/** A choice among many rows, which the server finds by the letters of their names. The field says when the search failed. */
export function SearchChoice<Option extends { id: number }>({
  label,
  found,
  options,
  value,
  typed,
  onType,
  onChoose,
  noneFound,
  nameOf,
  problem,
}: Props<Option>) {
  return (
    <>
      <Autocomplete
        options={options}
        value={value}
        {...(typed !== undefined && { inputValue: typed, blurOnSelect: false })}
        loading={found.isPending}
        loadingText={messages.searching}
        noOptionsText={found.isError ? messages.notSearched : noneFound}
        clearText={messages.clear}
        openText={messages.openList}
        closeText={messages.closeList}
        disableClearable={value !== null}
        filterOptions={(all) => all}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, option) => option && onChoose(option)}
        onInputChange={(_, text, reason) => {
          if (reason !== 'reset' && reason !== 'selectOption') onType(text);
        }}
        renderInput={(params) => (
          <TextField {...params} label={label} error={problem !== undefined} helperText={problem} />
        )}
      />
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
    </>
  );
}
