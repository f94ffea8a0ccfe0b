import { shelfParents, type ShelfKind, type Shelves } from '@kashi/contracts/desk/goods/shelves';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { shelvesOf, type KnownShelf } from './known-shelf.ts';
import { ShelfDialog } from './ShelfDialog.tsx';
import { ShelfSet } from './ShelfSet.tsx';
import { messages } from './messages.ts';

const kinds = Object.keys(shelfParents) as ShelfKind[];

interface Edited {
  kind: ShelfKind;
  /** null for a new shelf. */
  shelf: KnownShelf | null;
}

/** Groups, subgroups, categories, brands and properties. */
export function ShelvesPage() {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [sought, setSought] = useState('');
  const shelves = useReading('GET /v1/desk/shelves', {});
  return (
    <>
      <ScreenHead title={messages.title} />
      {shelves.isPending && <Waiting />}
      {shelves.isLoadingError && (
        <Failure error={shelves.error} onRetry={() => void shelves.refetch()} />
      )}
      {shelves.data && (
        <TextEntry type="search" label={messages.find} value={sought} onChange={setSought} />
      )}
      {shelves.data &&
        kinds.map((kind) => (
          <ShelfSet
            key={kind}
            kind={kind}
            shelves={shelvesOf(shelves.data, kind)}
            parents={parentsOf(shelves.data, kind)}
            sought={sought}
            onAdd={() => setEdited({ kind, shelf: null })}
            onEdit={(shelf) => setEdited({ kind, shelf })}
            onRefused={() => void shelves.refetch()}
          />
        ))}
      {edited && shelves.data && (
        <ShelfDialog
          {...edited}
          parents={parentsOf(shelves.data, edited.kind)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function parentsOf(shelves: Shelves, kind: ShelfKind) {
  const parent = shelfParents[kind];
  return parent === null ? null : shelvesOf(shelves, parent);
}
