import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { SearchChoice } from '../parts/form/SearchChoice.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Searches the surrounding list of opinions by their product, which is found by the letters of its name or by its number. */
export function ProductSearch() {
  return (
    <SearchBar>
      {(typed, set) => (
        <ProductEntry
          value={typed['productId'] ?? ''}
          onChange={(value) => set('productId', value)}
        />
      )}
    </SearchBar>
  );
}

interface Product {
  id: number;
  name: string;
}

function ProductEntry({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { data = [] } = useListContext<{ id: number; productId: number; productName: string }>();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Product | null>(null);
  const found = useReading('GET /v1/desk/goods', { search, sort: 'name' });
  const id = Number(value);
  // After a reload the address has the number alone.
  const name =
    chosen?.id === id ? chosen.name : data.find((row) => row.productId === id)?.productName;
  // The same object as long as it is the same product: with another one the field puts its name over what is being typed.
  const product = useMemo(
    () => (value === '' ? null : { id, name: name ?? value }),
    [id, name, value],
  );
  return (
    <SearchChoice<Product>
      label={messages.product}
      found={found}
      options={found.data?.rows ?? []}
      value={product}
      onType={setSearch}
      onChoose={(next) => {
        setChosen(next);
        onChange(String(next.id));
      }}
      noneFound={messages.noProduct}
      nameOf={(each) => each.name}
    />
  );
}
