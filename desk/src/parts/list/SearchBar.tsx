import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { messages } from '../messages.ts';
import styles from './SearchBar.module.css';

export type Search = Record<string, string>;

interface Props {
  /** Renders the fields from the typed search; `set` tells of a change. */
  children(search: Search, set: (name: string, value: string) => void): ReactNode;
  /** The filter that the typed text asks for; null if the text is wrong. */
  filtersOf?(search: Search): Search | null;
}

/** The search of the surrounding list. The address keeps the search, so that a reload and a link show the same rows. */
export function SearchBar({ children, filtersOf = (search) => search }: Props) {
  const list = useListContext();
  const { setFilters } = list;
  const asked = (list.filterValues ?? {}) as Search;
  const [typed, setTyped] = useState<Search>(asked);
  /** The filter that the fields belong to. */
  const [shown, setShown] = useState(() => JSON.stringify(asked));
  // A filter that did not come from here, as after Back, takes the place of what stands in the fields.
  if (JSON.stringify(asked) !== shown) {
    setShown(JSON.stringify(asked));
    setTyped(asked);
  }

  const send = (search: Search) => {
    const filters = filtersOf(search);
    if (filters) setFilters(withoutEmpty(filters));
  };
  return (
    <form
      role="search"
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      {children(typed, (name, value) => setTyped((before) => ({ ...before, [name]: value })))}
      <Button type="submit" variant="outlined">
        {messages.search}
      </Button>
      {Object.keys(asked).length > 0 && (
        <Button
          onClick={() => {
            setTyped({});
            setFilters({});
          }}
        >
          {messages.clearSearch}
        </Button>
      )}
    </form>
  );
}

function withoutEmpty(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
