import { plusDays, readDay, todayInTehran, writeDay } from '@kashi/contracts/text/jalali-days';
import { toPersianDigits } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { FileLink } from '../parts/screen/FileLink.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { addressOf } from '../server/ask-desk.ts';
import { FiguresShown } from './FiguresShown.tsx';
import { gregorian } from './gregorian.ts';
import { messages } from './messages.ts';

/** Sales, orders, returns, carts left, best-selling goods, counted visits and searches in vain between two days. */
export function FiguresPage() {
  const today = todayInTehran();
  const [typed, setTyped] = useState({
    from: toPersianDigits(writeDay(plusDays(today, -29))),
    to: toPersianDigits(writeDay(today)),
  });
  const [span, setSpan] = useState(() => ({
    from: gregorian(plusDays(today, -29)),
    to: gregorian(today),
  }));
  const figures = useReading('GET /v1/desk/figures', span);
  const entry = (name: 'from' | 'to') => (
    <TextEntry
      label={messages[name]}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      problem={readDay(typed[name]) ? undefined : messages.wrongDay}
      ltr
    />
  );

  return (
    <>
      <ScreenHead title={messages.title}>
        {/* A span that is refused, or cannot be read, is no file either. */}
        {figures.data && (
          <FileLink href={addressOf('GET /v1/desk/figures/csv', span)}>{messages.csv}</FileLink>
        )}
      </ScreenHead>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [from, to] = [readDay(typed.from), readDay(typed.to)];
          if (from && to) setSpan({ from: gregorian(from), to: gregorian(to) });
        }}
      >
        <FieldSet title={messages.span}>
          {entry('from')}
          {entry('to')}
          <Button type="submit" variant="outlined">
            {messages.show}
          </Button>
        </FieldSet>
      </form>
      {figures.isPending && <Waiting />}
      {figures.isLoadingError && (
        <Failure error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {figures.data && <FiguresShown figures={figures.data} span={span} />}
    </>
  );
}
