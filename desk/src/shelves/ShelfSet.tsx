import type { ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { nameKey } from '@kashi/contracts/text/name-key';
import { Button } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import type { KnownShelf } from './known-shelf.ts';
import { ShelfRows } from './ShelfRows.tsx';
import { messages } from './messages.ts';
import styles from './ShelvesPage.module.css';

interface Props {
  kind: ShelfKind;
  /** Every shelf of the kind. */
  shelves: readonly KnownShelf[];
  /** The shelves under which those of the kind lie; null for a kind without parents. */
  parents: readonly KnownShelf[] | null;
  /** The letters that the owner looks for; '' for everything. */
  sought: string;
  onAdd(): void;
  onEdit(shelf: KnownShelf): void;
  /** The order that is shown may be another one by now. */
  onRefused(): void;
}

/** The shelves of one kind, under the titles of their parents; parents of many shelves are closed until something is sought. */
export function ShelfSet({ kind, shelves, parents, sought, onAdd, onEdit, onRefused }: Props) {
  const isSought = ({ title }: KnownShelf) => spelt(title).includes(spelt(sought));
  const groups = (parents ?? [null]).map((parent) => {
    const under = shelves.filter(({ parentId }) => parentId === (parent?.id ?? null));
    return { parent, under, shown: parent && isSought(parent) ? under : under.filter(isSought) };
  });
  const isOpen = sought !== '' || shelves.length <= mostOpen;
  return (
    <FieldSet title={messages.kinds[kind]}>
      {groups.map(({ parent, under, shown }) => {
        const rows = (
          <ShelfRows
            key={parent?.id ?? kind}
            kind={kind}
            shelves={under}
            shown={shown}
            onEdit={onEdit}
            onRefused={onRefused}
          />
        );
        if (parent === null) return rows;
        return (
          <details key={parent.id} open={isOpen} hidden={shown.length === 0} className="wide">
            <summary className={styles['parent']}>
              {messages.parent(parent.title, shown.length)}
            </summary>
            <div className={styles['rows']}>{rows}</div>
          </details>
        );
      })}
      {sought !== '' && groups.every(({ shown }) => shown.length === 0) && (
        <p className="wide">{messages.noneFound}</p>
      )}
      <Button onClick={onAdd} aria-label={messages.addTo(messages.kinds[kind])}>
        {messages.add}
      </Button>
    </FieldSet>
  );
}

/** More shelves of a kind than an owner reads through. */
const mostOpen = 60;

/** A title without spaces, so that a word is found whether it was written in one piece or in two. */
const spelt = (title: string) => nameKey(title).replaceAll(' ', '');
