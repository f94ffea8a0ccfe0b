import type { CarriersState } from '@kashi/contracts/desk/shop-settings';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { Said } from '../parts/state/Said.tsx';
import { overtakenBy, type Overtaken } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { unlessTyped } from '../parts/form/typed-since.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { CarrierFields } from './CarrierFields.tsx';
import {
  differingFrom,
  draftsOf,
  inputOf,
  newCarrier,
  orderToUndo,
  overTheirs,
  type CarrierDraft,
} from './carrier-drafts.ts';
import { messages } from './messages.ts';

/** All carriers in the order in which shoppers are offered them, saved together. */
export function CarriersForm({ read: first }: { read: CarriersState }) {
  const [drafts, setDrafts] = useState(() => draftsOf(first.carriers));
  /** What the drafts began from, and its version. */
  const [was, setWas] = useState(drafts);
  const [version, setVersion] = useState(first.version);
  const [isSaved, setIsSaved] = useState(false);
  const [other, setOther] = useState<Overtaken<CarriersState> | null>(null);
  const save = useChange('POST /v1/desk/carriers/save');
  const take = (state: CarriersState, keys?: string[]) => {
    const taken = draftsOf(state.carriers, keys);
    setDrafts(unlessTyped(drafts, taken));
    setWas(taken);
    setVersion(state.version);
    setOther(null);
  };
  const form = useSubmit(drafts, async (settle) => {
    setIsSaved(false);
    try {
      const saved = await save.mutateAsync({ carriers: inputOf(drafts), version });
      // What is typed meanwhile belongs to the same carriers.
      take(
        saved,
        drafts.map(({ key }) => key),
      );
      settle();
      setIsSaved(true);
    } catch (error) {
      const overtaken = overtakenBy<CarriersState>(error);
      if (!overtaken) throw error;
      setOther(overtaken);
    }
  });
  const order = other?.current && orderToUndo(drafts, was, other.current.carriers);
  const set = (place: number, changed: CarrierDraft) =>
    setDrafts(drafts.map((each, index) => (index === place ? changed : each)));
  const raise = (place: number) =>
    setDrafts(drafts.flatMap((each, index) => inPlace(drafts, each, index, place)));

  return (
    <form onSubmit={form.submit} noValidate>
      <div data-rows tabIndex={-1} role="group" aria-label={messages.title}>
        {drafts.length === 0 && <Typography>{messages.nothing}</Typography>}
        {drafts.map((draft, place) => (
          <CarrierFields
            key={draft.key}
            draft={draft}
            onChange={(changed) => set(place, changed)}
            problemOf={(field) => form.problemOf(`carriers.${place}.${field}`)}
            onRaise={place > 0 ? () => raise(place) : null}
            onRemove={() => setDrafts(drafts.filter((_, index) => index !== place))}
          />
        ))}
      </div>
      {form.failure}
      {other?.current && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={[
            ...differingFrom(drafts, other.current.carriers).map(
              ([name, theirs]) =>
                [name || messages.unnamed, theirs ? messages.changed : messages.gone] as const,
            ),
            [messages.order, order && messages.orderOf(order)],
          ]}
          onTheirs={() => {
            if (other.current) take(other.current);
            form.settle();
          }}
          onMine={() => {
            if (other.current) {
              const mine = overTheirs(drafts, was, other.current.carriers);
              setDrafts(mine.drafts);
              setWas(mine.was);
              setVersion(other.current.version);
            }
            setOther(null);
          }}
        />
      )}
      <Said>{isSaved && !form.isUnsaved && messages.saved}</Said>
      <Stack direction="row" sx={{ gap: 2, marginBlock: 2 }}>
        <SteadyButton type="submit" variant="contained" isBusy={form.isBusy} isOff={other !== null}>
          {messages.save}
        </SteadyButton>
        <Button variant="outlined" onClick={() => setDrafts([...drafts, newCarrier()])}>
          {messages.add}
        </Button>
      </Stack>
    </form>
  );
}

/** The drafts, with the draft at `raised` moved one place earlier. */
function inPlace(all: CarrierDraft[], each: CarrierDraft, index: number, raised: number) {
  const [before, moved] = [all[raised - 1], all[raised]];
  if (index === raised - 1 && moved) return [moved];
  if (index === raised && before) return [before];
  return [each];
}
