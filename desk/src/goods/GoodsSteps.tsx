import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { forgetUnsaved, mayLeave } from '../parts/form/unsaved.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

/** Shows or hides a product, copies it, and deletes it. */
export function GoodsSteps({ goods, version }: { goods: Goods; version: number }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const hide = useChange('POST /v1/desk/goods/hide');
  const show = useChange('POST /v1/desk/goods/show');
  const duplicate = useChange('POST /v1/desk/goods/duplicate');
  const goTo = useNavigate();
  const problem = hide.error ?? show.error ?? duplicate.error;
  const turn = goods.isHidden ? show : hide;
  // The copy is of what is saved, and leads away from what is typed.
  const copy = () => {
    if (!mayLeave()) return;
    const onSuccess = ({ id }: { id: number }) => {
      forgetUnsaved();
      void goTo(`/goods/${id}`);
    };
    duplicate.mutate({ id: goods.id }, { onSuccess });
  };

  return (
    <>
      {problem && <Failure error={problem} />}
      <Button
        variant="outlined"
        loading={turn.isPending}
        onClick={() => turn.mutate({ id: goods.id })}
      >
        {goods.isHidden ? messages.show : messages.hide}
      </Button>
      <Button variant="outlined" loading={duplicate.isPending} onClick={copy}>
        {messages.duplicate}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
        {messages.delete}
      </Button>
      {isDeleting && (
        <DeleteDialog goods={goods} version={version} onClose={() => setIsDeleting(false)} />
      )}
    </>
  );
}

interface DeleteProps {
  goods: Goods;
  version: number;
  onClose(): void;
}

function DeleteDialog({ goods, version, onClose }: DeleteProps) {
  const remove = useChange('POST /v1/desk/goods/delete');
  const goTo = useNavigate();
  const form = useSubmit(null, async () => {
    await remove.mutateAsync({ id: goods.id, version });
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
      <Typography>{messages.deleteHint(goods.name)}</Typography>
    </AskDialog>
  );
}
