import {
  mostNumbers,
  newsWindows,
  type NewsSettings,
} from '@kashi/contracts/desk/texts/news-texts';
import { persianNumber } from '@kashi/format/persian';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Choice } from '../../parts/form/Choice.tsx';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { typedOver, unlessTyped } from '../../parts/form/typed-since.ts';
import { SteadyButton } from '../../parts/form/SteadyButton.tsx';
import { useSubmit } from '../../parts/form/use-submit.tsx';
import { focusFirst } from '../../parts/keys/focus-first.ts';
import { OvertakenNotice } from '../../parts/state/OvertakenNotice.tsx';
import { Said } from '../../parts/state/Said.tsx';
import { overtakenBy, type Overtaken } from '../../parts/state/overtaken.ts';
import { useChange } from '../../parts/state/reading.ts';
import { QuietHoursFields } from '../QuietHoursFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { messages } from './messages.ts';
import {
  differingFrom,
  draftOf,
  inputOf,
  newNumber,
  type NewsDraft,
  type NumberDraft,
} from './news-draft.ts';

const windows = newsWindows.map(
  (minutes) => [String(minutes), messages.minutes(persianNumber(minutes))] as const,
);

/** Edits who is told of what, how often and when; saved as a whole. */
export function NewsForm({ read }: { read: NewsSettings }) {
  const [saved, setSaved] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [said, setSaid] = useState('');
  const [other, setOther] = useState<Overtaken<NewsSettings> | null>(null);
  const save = useChange('POST /v1/desk/texts/news/save');
  const { numbers, quiet, windowMinutes } = draft;

  const set = (part: Partial<NewsDraft>) => {
    setDraft({ ...draft, ...part });
    setSaid('');
  };
  const take = (state: NewsSettings) => {
    setSaved(state);
    setDraft(unlessTyped(draft, draftOf(state)));
    setOther(null);
  };
  const form = useSubmit(draft, async (settle) => {
    setSaid('');
    try {
      take(await save.mutateAsync({ ...inputOf(draft), version: saved.version }));
      settle();
      setSaid(messages.saved);
    } catch (error) {
      const overtaken = overtakenBy<NewsSettings>(error);
      if (!overtaken) throw error;
      setOther(overtaken);
    }
  });
  const setNumber = (place: number, changed: NumberDraft) =>
    set({ numbers: numbers.map((each, index) => (index === place ? changed : each)) });
  const remove = (place: number) => {
    set({ numbers: numbers.filter((_, index) => index !== place) });
    setSaid(messages.removed);
  };

  return (
    <form onSubmit={form.submit} noValidate>
      <Typography sx={{ marginBlockEnd: 2 }}>{messages.lead}</Typography>
      <div data-rows tabIndex={-1} role="group" aria-label={messages.numbers}>
        {numbers.length === 0 && <Typography>{messages.nobody}</Typography>}
        {numbers.map((number, place) => (
          <div key={number.key} {...(number.isNew && { ref: focusFirst })}>
            <NumberFields
              draft={number}
              onChange={(changed) => setNumber(place, changed)}
              problem={form.problemOf(`numbers.${place}.mobile`)}
              isSaved={saved.numbers.some(({ mobile }) => mobile === number.mobile)}
              onRemove={() => remove(place)}
            />
          </div>
        ))}
        {numbers.length < mostNumbers && (
          <Button
            variant="outlined"
            onClick={() => set({ numbers: [...numbers, newNumber()] })}
            sx={{ marginBlock: 2 }}
          >
            {messages.add}
          </Button>
        )}
      </div>
      <FieldSet title={messages.often}>
        <Choice
          label={messages.window}
          value={String(windowMinutes)}
          choices={windows}
          onChange={(value) => set({ windowMinutes: Number(value) as NewsDraft['windowMinutes'] })}
          problem={form.problemOf('windowMinutes')}
        />
        <p className="wide">{messages.windowHint}</p>
      </FieldSet>
      <QuietHoursFields
        quiet={quiet}
        onChange={(value) => set({ quiet: value })}
        problemOf={form.problemOf}
      />
      {form.failure}
      {other?.current && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={differingFrom(draft, other.current)}
          onTheirs={() => {
            if (other.current) take(other.current);
            form.settle();
          }}
          onMine={() => {
            if (other.current) {
              setDraft(typedOver(draft, draftOf(saved), draftOf(other.current)));
              setSaved(other.current);
            }
            setOther(null);
          }}
        />
      )}
      <Said>{said !== '' && !(said === messages.saved && form.isUnsaved) && said}</Said>
      <Stack direction="row" sx={{ marginBlock: 2 }}>
        <SteadyButton type="submit" variant="contained" isBusy={form.isBusy} isOff={other !== null}>
          {messages.save}
        </SteadyButton>
      </Stack>
    </form>
  );
}
