/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   The roles are written out, since some browsers drop the roles of table parts that are laid out as grids. */
import { useHydrated } from '@kashi/ui/use-hydrated';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { compareAddress } from '../compare-address.ts';
import { ComparedCard } from './ComparedCard.tsx';
import { mostCompared } from './comparison-address.ts';
import type { ComparisonData } from './comparison-data.ts';
import { messages } from './messages.ts';
import { differencesOf, propertyGroupsOf, type PropertyRow } from './property-groups.ts';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  comparison: ComparisonData;
  onlyDifferences: boolean;
  onAdd: () => void;
}

/** The table of the products and their properties, by group. */
export function CompareTable({ comparison, onlyDifferences, onAdd }: CompareTableProps) {
  const isHydrated = useHydrated();
  const { ComparedProducts: products, subGroupId } = comparison;
  const ids = products.map(({ Id }) => Id);
  const all = propertyGroupsOf(comparison);
  const groups = onlyDifferences ? differencesOf(all) : all;

  return (
    // The region scrolls sideways on a phone, so it takes the focus for the keyboard to scroll it as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.compare} tabIndex={0} role="region" aria-label={messages.table}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.corner}>
              <span className="visually-hidden">{messages.property}</span>
            </th>
            {products.map((product) => (
              // By its name alone: a screen reader says the head of the column at every cell.
              <th key={product.Id} scope="col" role="columnheader" aria-label={product.Name}>
                <ComparedCard
                  product={product}
                  removeHref={compareAddress(
                    subGroupId,
                    ids.filter((id) => id !== product.Id),
                  )}
                />
              </th>
            ))}
            {products.length < mostCompared && (
              <td role="cell">
                <button type="button" className={styles.add} disabled={!isHydrated} onClick={onAdd}>
                  <IconPlus aria-hidden="true" />
                  {messages.add}
                </button>
              </td>
            )}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name} role="rowgroup">
            <tr role="row" className={styles.group}>
              <th colSpan={products.length + 1} scope="rowgroup" role="rowheader">
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <Property key={row.name} {...row} />
            ))}
          </tbody>
        ))}
      </table>
      {onlyDifferences && groups.length === 0 && (
        <p className={styles.same}>{messages.noDifferences}</p>
      )}
    </div>
  );
}

function Property({ name, values, differs }: PropertyRow) {
  return (
    <tr role="row" data-differs={differs || undefined}>
      <th scope="row" role="rowheader">
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} role="cell">
          {value || messages.noValue}
        </td>
      ))}
    </tr>
  );
}
