import type { Goods, GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { isSame } from '../parts/form/typed-since.ts';
import { forgetUnsaved } from '../parts/form/unsaved.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { useChange } from '../parts/state/reading.ts';
import { conflictOf } from './conflict-of.ts';
import { changeOf, savedFacts } from './ConflictNotice.tsx';
import { messages } from './messages.ts';

interface Props {
  /** The product as the member has read it. */
  read: Goods;
  shelves: Shelves;
  onClose(): void;
}

/** Deletes a product. One that another member has changed meanwhile is shown with the changes, and deleted by another press. */
export function DeleteGoods({ read, shelves, onClose }: Props) {
  const [conflict, setConflict] = useState<GoodsConflict | null>(null);
  const remove = useChange('POST /v1/desk/goods/delete');
  const goTo = useNavigate();
  const { id, name, version } = conflict?.current ?? read;
  const form = useSubmit(null, async () => {
    try {
      await remove.mutateAsync({ id, version });
    } catch (error) {
      const other = conflictOf(error);
      if (!other) throw error;
      setConflict(other);
      return;
    }
    forgetUnsaved();
    await goTo('/goods');
  });
  return (
    <AskDialog
      title={messages.delete}
      send={messages.delete}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      {conflict && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          <p>{messages.deleteChanged(changeOf(conflict))}</p>
          <Facts facts={savedFacts(conflict.current, differing(read, conflict.current), shelves)} />
        </Alert>
      )}
      <Typography>{messages.deleteHint(name)}</Typography>
    </AskDialog>
  );
}

function differing(read: Goods, current: Goods): string[] {
  const fields = Object.keys(messages.fields) as (keyof typeof messages.fields)[];
  return fields.filter((field) => !isSame(read[field], current[field]));
}
