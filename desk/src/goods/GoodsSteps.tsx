import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { forgetUnsaved, mayLeave } from '../parts/form/unsaved.ts';
import { DeleteGoods } from './DeleteGoods.tsx';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  goods: Goods;
  /** The product as the member has read it. */
  read: Goods;
  shelves: Shelves;
}

/** Shows or hides a product, copies it, and deletes it. */
export function GoodsSteps({ goods, read, shelves }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  // One copy until it is open: a second press after a lost answer makes no other one.
  const [key] = useState(newPressKey);
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
    duplicate.mutate({ id: goods.id, key }, { onSuccess });
  };

  return (
    <>
      {problem && <Failure error={problem} />}
      <SteadyButton
        variant="outlined"
        isBusy={turn.isPending}
        onClick={() => turn.mutate({ id: goods.id })}
      >
        {goods.isHidden ? messages.show : messages.hide}
      </SteadyButton>
      <SteadyButton variant="outlined" isBusy={duplicate.isPending} onClick={copy}>
        {messages.duplicate}
      </SteadyButton>
      <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
        {messages.delete}
      </Button>
      {isDeleting && (
        <DeleteGoods read={read} shelves={shelves} onClose={() => setIsDeleting(false)} />
      )}
    </>
  );
}
