import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Said } from '../parts/state/Said.tsx';
import { useChange, useReading } from '../parts/state/reading.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { DeskProblem } from '../server/desk-problem.ts';
import { newPressKey } from '../server/press-key.ts';
import { conflictOf } from './conflict-of.ts';
import { GoodsFields } from './fields/GoodsFields.tsx';
import { inputOf, newGoods, overOurs } from './goods-draft.ts';
import { messages } from './messages.ts';

/**
 * A new product. Shoppers do not see the product until a member shows it. The page leads to the product once all that is typed is
 * saved: what was typed while the product was made stays here, and the next save changes the product instead of making another one.
 * So it is, too, with what was typed since an answer was lost: the server refuses to make it, and tells the product that it has made.
 */
export function NewGoodsPage() {
  const [draft, setDraft] = useState(() => newGoods(deskMessages.piece));
  // One product for one page: a second press after a lost answer makes no other one.
  const [key] = useState(newPressKey);
  const [made, setMade] = useState<Goods | null>(null);
  /** What was sent when an answer was lost last: its product may be made. */
  const [lost, setLost] = useState(draft);
  const shelves = useReading('GET /v1/desk/shelves', {});
  const create = useChange('POST /v1/desk/goods/create');
  const change = useChange('POST /v1/desk/goods/change');
  const goTo = useNavigate();
  const form = useSubmit(draft, async (settle) => {
    const input = inputOf(draft);
    try {
      const saved = made
        ? await change.mutateAsync({ id: made.id, version: made.version, ...input })
        : await create.mutateAsync({ ...input, key });
      setMade(saved);
      setDraft((now) => (now === draft ? now : overOurs(now, draft, saved)));
      settle();
    } catch (error) {
      const madeBefore = made ? undefined : conflictOf(error)?.current;
      if (!madeBefore) {
        if (!isRefusal(error)) setLost(draft);
        throw error;
      }
      // The notice says that it is made and that the rest is not saved yet, which the next press does.
      setMade(madeBefore);
      setDraft((now) => overOurs(now, lost, madeBefore));
    }
  });
  const { isBusy, isUnsaved } = form;
  useEffect(() => {
    if (made && !isBusy && !isUnsaved) void goTo(`/goods/${made.id}`);
  }, [made, isBusy, isUnsaved, goTo]);

  if (!shelves.data) return <UnreadScreen title={messages.create} reading={shelves} />;
  return (
    <form onSubmit={form.submit} noValidate>
      <ScreenHead title={made?.name ?? messages.create} />
      <GoodsFields
        draft={draft}
        onChange={setDraft}
        shelves={shelves.data}
        problemOf={form.problemOf}
      />
      {form.failure}
      <Said severity="info">{made && isUnsaved && messages.made}</Said>
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3 }}>
        <SteadyButton type="submit" variant="contained" isBusy={isBusy}>
          {messages.save}
        </SteadyButton>
      </Stack>
    </form>
  );
}

/** Whether the server has answered, so that it has saved nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof DeskProblem && error.kind === 'refused';
}
