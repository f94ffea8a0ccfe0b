import { shelfParents, type ShelfKind, type Shelves } from '@kashi/contracts/desk/goods/shelves';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { shelvesOf, type KnownShelf } from './known-shelf.ts';
import { ShelfDialog } from './ShelfDialog.tsx';
import { ShelfRows } from './ShelfRows.tsx';
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
  const shelves = useReading('GET /v1/desk/shelves', {});
  return (
    <>
      <ScreenHead title={messages.title} />
      {shelves.isPending && <Waiting />}
      {shelves.isLoadingError && (
        <Failure error={shelves.error} onRetry={() => void shelves.refetch()} />
      )}
      {shelves.data &&
        kinds.map((kind) => (
          <FieldSet key={kind} title={messages.kinds[kind]}>
            <ShelfRows
              kind={kind}
              shelves={shelvesOf(shelves.data, kind)}
              onEdit={(shelf) => setEdited({ kind, shelf })}
              onRefused={() => void shelves.refetch()}
            />
            <Button
              onClick={() => setEdited({ kind, shelf: null })}
              aria-label={messages.addTo(messages.kinds[kind])}
            >
              {messages.add}
            </Button>
          </FieldSet>
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
