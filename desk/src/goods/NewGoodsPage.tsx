import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useChange, useReading } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { GoodsFields } from './fields/GoodsFields.tsx';
import { inputOf, newGoods } from './goods-draft.ts';
import { messages } from './messages.ts';

/** A new product. Shoppers do not see the product until a member shows it. */
export function NewGoodsPage() {
  const [draft, setDraft] = useState(() => newGoods(deskMessages.piece));
  const shelves = useReading('GET /v1/desk/shelves', {});
  const create = useChange('POST /v1/desk/goods/create');
  const goTo = useNavigate();
  const form = useSubmit(draft, async (settle) => {
    const { id } = await create.mutateAsync(inputOf(draft));
    settle();
    await goTo(`/goods/${id}`);
  });

  if (!shelves.data) return <UnreadScreen title={messages.create} reading={shelves} />;
  return (
    <form onSubmit={form.submit} noValidate>
      <ScreenHead title={messages.create} />
      <GoodsFields
        draft={draft}
        onChange={setDraft}
        shelves={shelves.data}
        problemOf={form.problemOf}
      />
      {form.failure}
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3 }}>
        <Button type="submit" variant="contained" loading={form.isBusy}>
          {messages.save}
        </Button>
      </Stack>
    </form>
  );
}
