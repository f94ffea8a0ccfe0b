import {
  shelfParents,
  type ShelfKind,
  type Shelves,
} from '@kashi/shared/contracts/desk/goods/shelves';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { ShelfDialog, type ShelfDraft } from './ShelfDialog.tsx';
import { messages } from './messages.ts';

const kinds = Object.keys(shelfParents) as ShelfKind[];

/** Groups, subgroups, categories, brands and properties. */
export function ShelvesPage() {
  const [edited, setEdited] = useState<ShelfDraft | null>(null);
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
            {shelvesOf(shelves.data, kind).map(({ id, title }) => (
              <Button
                key={id}
                variant="outlined"
                onClick={() => setEdited({ kind, id, title, parentId: null })}
              >
                {title}
              </Button>
            ))}
            <Button
              onClick={() => setEdited({ kind, id: null, title: '', parentId: null })}
              aria-label={messages.addTo(messages.kinds[kind])}
            >
              {messages.add}
            </Button>
          </FieldSet>
        ))}
      {edited && shelves.data && (
        <ShelfDialog
          shelf={edited}
          parents={parentsOf(shelves.data, edited.kind)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function shelvesOf(shelves: Shelves, kind: ShelfKind) {
  const lists = {
    group: shelves.groups,
    subGroup: shelves.subGroups,
    category: shelves.categories,
    brand: shelves.brands,
    propertyGroup: shelves.propertyGroups,
    property: shelves.properties,
  };
  return lists[kind];
}

function parentsOf(shelves: Shelves, kind: ShelfKind) {
  const parent = shelfParents[kind];
  return parent === null ? null : shelvesOf(shelves, parent);
}
