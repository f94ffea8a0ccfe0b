import type { ShelfKind } from '@kashi/shared/contracts/desk/goods/shelves';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice, titled } from '../parts/form/Choice.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

export interface ShelfDraft {
  kind: ShelfKind;
  /** null for a new shelf. */
  id: number | null;
  title: string;
  parentId: number | null;
}

interface Props {
  shelf: ShelfDraft;
  /** The shelves under which a new shelf can lie; null for a kind of shelf that has no parent. */
  parents: readonly { id: number; title: string }[] | null;
  onClose(): void;
}

/** Names a shelf, or deletes a shelf on which nothing lies. */
export function ShelfDialog({ shelf, parents, onClose }: Props) {
  const [title, setTitle] = useState(shelf.title);
  const [parentId, setParentId] = useState('');
  const save = useChange('POST /v1/desk/shelves/save');
  const remove = useChange('POST /v1/desk/shelves/delete');
  const { kind, id } = shelf;
  const form = useSubmit(async () => {
    const parent = parentId === '' ? null : Number(parentId);
    await save.mutateAsync({ kind, id, title, parentId: parent });
    onClose();
  });
  return (
    <AskDialog
      title={messages.one[kind]}
      send={messages.save}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.failure}
      {remove.error && <Failure error={remove.error} />}
      <TextEntry
        label={messages.name}
        value={title}
        onChange={setTitle}
        problem={form.problemOf('title')}
      />
      {parents && id === null && (
        <Choice
          label={messages.under}
          value={parentId}
          onChange={setParentId}
          choices={titled(parents)}
          problem={form.problemOf('parentId')}
        />
      )}
      {id !== null && (
        <Button
          color="error"
          loading={remove.isPending}
          onClick={() => remove.mutate({ kind, id }, { onSuccess: onClose })}
        >
          {messages.delete}
        </Button>
      )}
    </AskDialog>
  );
}
