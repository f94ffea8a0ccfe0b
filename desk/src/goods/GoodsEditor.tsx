import type { Goods, GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { Said } from '../parts/state/Said.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useChange } from '../parts/state/reading.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { conflictOf } from './conflict-of.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { GoodsFields } from './fields/GoodsFields.tsx';
import { GoodsSteps } from './GoodsSteps.tsx';
import { draftOf, inputOf, overOurs, overTheirs } from './goods-draft.ts';
import { messages } from './messages.ts';

/**
 * Edits a product. A refusal never loses typed text: if another member has saved first, a notice shows that member's changes, and
 * the member at this browser decides.
 */
export function GoodsEditor({ goods, shelves }: { goods: Goods; shelves: Shelves }) {
  const [draft, setDraft] = useState(() => draftOf(goods));
  /** The version that the draft began from. */
  const [read, setRead] = useState(goods);
  const [conflict, setConflict] = useState<GoodsConflict | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const change = useChange('POST /v1/desk/goods/change');

  const take = (saved: Goods) => {
    setDraft((now) => (now === draft ? draftOf(saved, draft) : overOurs(now, draft, saved)));
    setRead(saved);
    setConflict(null);
  };
  const form = useSubmit(draft, async (settle) => {
    setIsSaved(false);
    try {
      take(await change.mutateAsync({ id: goods.id, version: read.version, ...inputOf(draft) }));
      settle();
      setIsSaved(true);
    } catch (error) {
      const other = conflictOf(error);
      if (!other) throw error;
      setConflict(other);
    }
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <ScreenHead title={goods.name}>
        <GoodsSteps goods={goods} read={read} shelves={shelves} />
      </ScreenHead>
      {goods.isHidden && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {messages.notShown}
        </Alert>
      )}
      <GoodsFields draft={draft} onChange={setDraft} shelves={shelves} problemOf={form.problemOf} />
      {form.failure}
      <Said>{isSaved && !form.isUnsaved && messages.saved}</Said>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          shelves={shelves}
          onTheirs={() => {
            take(conflict.current);
            form.settle();
          }}
          onMine={() => {
            setDraft(overTheirs(draft, read, conflict.current));
            setRead(conflict.current);
            setConflict(null);
          }}
        />
      )}
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3 }}>
        <SteadyButton
          type="submit"
          variant="contained"
          isBusy={form.isBusy}
          isOff={conflict !== null}
        >
          {messages.save}
        </SteadyButton>
      </Stack>
    </form>
  );
}
