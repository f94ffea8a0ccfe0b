import { Choice } from '../form/Choice.tsx';
import { TextEntry } from '../form/TextEntry.tsx';
import { SearchBar } from './SearchBar.tsx';

interface Props {
  messages: { search: string; state: string; filters: Record<string, string> };
  /** The state that the list shows before another one is chosen. */
  usual: string;
}

/** Searches a list by a text and by the state of its rows. */
export function SearchByState({ messages, usual }: Props) {
  return (
    <SearchBar>
      {(typed, set) => (
        <>
          <TextEntry
            label={messages.search}
            value={typed['search'] ?? ''}
            onChange={(value) => set('search', value)}
          />
          <Choice
            label={messages.state}
            value={typed['state'] ?? usual}
            onChange={(value) => set('state', value)}
            choices={Object.entries(messages.filters)}
          />
        </>
      )}
    </SearchBar>
  );
}
