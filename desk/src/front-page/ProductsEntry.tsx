import type { ListedProduct } from '@kashi/contracts/desk/front-page';
import { persianNumber } from '@kashi/format/persian';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { SearchChoice } from '../parts/form/SearchChoice.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { useReading } from '../parts/state/reading.ts';
import { withMoved } from './front-page-draft.ts';
import { messages } from './messages.ts';
import styles from './ProductsEntry.module.css';
import { RowSteps } from './RowSteps.tsx';

interface Props {
  /** The name of the list. */
  name: string;
  products: readonly ListedProduct[];
  onChange(products: ListedProduct[]): void;
  problem: string | undefined;
}

/** A list of goods in its order. More goods are found by name or number and added. */
export function ProductsEntry({ name, products, onChange, problem }: Props) {
  const [said, setSaid] = useState('');
  const move = (place: number, by: -1 | 1, product: ListedProduct) => {
    onChange(withMoved(products, place, by));
    setSaid(messages.moved(product.name, persianNumber(place + by + 1)));
  };
  const remove = (product: ListedProduct) => {
    onChange(products.filter(({ id }) => id !== product.id));
    setSaid(messages.removed(product.name));
  };

  return (
    <div className="wide" data-rows tabIndex={-1}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {products.length === 0 && <Typography>{messages.noProducts}</Typography>}
      <ol className={styles['list']}>
        {products.map((product, place) => (
          <li key={product.id}>
            <span>
              {product.name} {product.isHidden && <Mark tone="waiting">{messages.hidden}</Mark>}
            </span>
            <RowSteps
              name={product.name}
              place={place}
              count={products.length}
              onMove={(by) => move(place, by, product)}
              onRemove={() => remove(product)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      <AddProduct
        name={name}
        known={products}
        onChoose={(product) => onChange([...products, product])}
      />
    </div>
  );
}

interface AddProps {
  name: string;
  known: readonly ListedProduct[];
  onChoose(product: ListedProduct): void;
}

function AddProduct({ name, known, onChoose }: AddProps) {
  const [search, setSearch] = useState('');
  const found = useReading('GET /v1/desk/goods', { search, sort: 'name' });
  const options = (found.data?.rows ?? []).filter(({ id }) =>
    known.every((each) => each.id !== id),
  );
  return (
    <SearchChoice
      label={messages.addTo(name)}
      found={found}
      options={options}
      value={null}
      typed={search}
      onType={setSearch}
      onChoose={({ id, name: chosen, isHidden }) => {
        onChoose({ id, name: chosen, isHidden });
        setSearch('');
      }}
      noneFound={messages.noneFound}
      nameOf={(goods) => goods.name}
    />
  );
}
