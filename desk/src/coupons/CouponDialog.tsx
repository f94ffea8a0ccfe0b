import type { DeskCoupon } from '@kashi/shared/contracts/desk/coupons';
import {
  beginningOf,
  dayInTehran,
  plusDays,
  readDay,
  writeDay,
} from '@kashi/shared/format/jalali-days';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Choice } from '../parts/Choice.tsx';
import { NumberEntry } from '../parts/NumberEntry.tsx';
import { TextEntry } from '../parts/TextEntry.tsx';
import { useChange } from '../parts/reading.ts';
import { useSubmit } from '../parts/use-submit.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

/** A new coupon, or new terms of a known one, whose code names it and so stays. */
export function CouponDialog({ coupon, onClose }: { coupon: DeskCoupon | null; onClose(): void }) {
  const [draft, setDraft] = useState(() => draftOf(coupon));
  const save = useChange('POST /v1/desk/coupons/save');
  const remove = useChange('POST /v1/desk/coupons/delete');
  const form = useSubmit(async () => {
    await save.mutateAsync(inputOf(draft));
    onClose();
  });
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const numberField = (name: NumberName) => (
    <NumberEntry
      label={messages.fields[name]}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
      problem={form.problemOf(name)}
    />
  );

  return (
    <AskDialog
      title={coupon ? messages.changeOf(coupon.code) : messages.create}
      send={messages.save}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.failure}
      <TextEntry
        label={messages.code}
        value={draft.code}
        onChange={(code) => set({ code })}
        problem={form.problemOf('code')}
        disabled={coupon !== null}
        ltr
      />
      <Choice
        label={messages.kind}
        value={draft.kind}
        onChange={(kind) => set({ kind: kind as Draft['kind'] })}
        choices={Object.entries(messages.kinds)}
        problem={form.problemOf('kind')}
      />
      {numberField('value')}
      {draft.kind === 'percent' && numberField('mostDiscountToman')}
      {numberField('minimumSubtotalToman')}
      {numberField('usageLimit')}
      {numberField('usageLimitPerCustomer')}
      <TextEntry
        label={messages.lastDay}
        helperText={messages.lastDayHint}
        value={draft.lastDay}
        onChange={(lastDay) => set({ lastDay })}
        problem={
          draft.lastDay !== '' && !readDay(draft.lastDay)
            ? messages.wrongDay
            : form.problemOf('expiresAt')
        }
        placeholder={messages.dayExample}
        ltr
      />
      {coupon && (
        <Button
          color="error"
          loading={remove.isPending}
          onClick={() => remove.mutate({ code: coupon.code }, { onSuccess: onClose })}
        >
          {messages.delete}
        </Button>
      )}
    </AskDialog>
  );
}

type NumberName =
  'value' | 'mostDiscountToman' | 'minimumSubtotalToman' | 'usageLimit' | 'usageLimitPerCustomer';

interface Draft extends Record<NumberName, number | null> {
  code: string;
  kind: 'percent' | 'amount';
  /** By the Jalali calendar; '' for a coupon that never ends. */
  lastDay: string;
  customerId: number | null;
}

function draftOf(coupon: DeskCoupon | null): Draft {
  return {
    code: coupon?.code ?? '',
    kind: coupon?.kind ?? 'percent',
    value: coupon?.value ?? null,
    mostDiscountToman: coupon?.mostDiscountToman ?? null,
    minimumSubtotalToman: coupon?.minimumSubtotalToman ?? 0,
    usageLimit: coupon?.usageLimit ?? null,
    usageLimitPerCustomer: coupon?.usageLimitPerCustomer ?? null,
    lastDay: coupon?.expiresAt ? lastDayBefore(coupon.expiresAt) : '',
    customerId: coupon?.customerId ?? null,
  };
}

function lastDayBefore(moment: string): string {
  return toPersianDigits(writeDay(dayInTehran(new Date(new Date(moment).getTime() - 1))));
}

/** A coupon holds until the end of its last day. A day that is none is sent as it is, for the server to refuse. */
function inputOf({ lastDay, ...draft }: Draft): InputOf<'POST /v1/desk/coupons/save'> {
  const day = readDay(lastDay);
  const expiresAt = day ? beginningOf(plusDays(day, 1)).toISOString() : lastDay || null;
  return { ...draft, expiresAt } as InputOf<'POST /v1/desk/coupons/save'>;
}
