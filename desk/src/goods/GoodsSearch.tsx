import { Choice, titled } from '../parts/form/Choice.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Goods by name or number, subgroup, brand and state. */
export function GoodsSearch() {
  const { data: shelves } = useReading('GET /v1/desk/shelves', {});
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
            label={messages.subGroup}
            value={typed['subGroupId'] ?? ''}
            onChange={(value) => set('subGroupId', value)}
            choices={titled(shelves?.subGroups ?? [])}
            nothing={messages.any}
          />
          <Choice
            label={messages.brand}
            value={typed['brandId'] ?? ''}
            onChange={(value) => set('brandId', value)}
            choices={titled(shelves?.brands ?? [])}
            nothing={messages.any}
          />
          <Choice
            label={messages.state}
            value={typed['state'] ?? ''}
            onChange={(value) => set('state', value)}
            choices={Object.entries(messages.states)}
            nothing={messages.any}
          />
        </>
      )}
    </SearchBar>
  );
}
