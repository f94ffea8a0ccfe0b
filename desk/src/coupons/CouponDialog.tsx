import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import { readDay } from '@kashi/contracts/text/jalali-days';
import { persianNumber } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { overtakenBy, type Overtaken } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import {
  differingFrom,
  draftOf,
  inputOf,
  overTheirs,
  type CouponDraft,
  type NumberName,
} from './coupon-draft.ts';
import { messages } from './messages.ts';

/** Makes a coupon, or changes the terms of a known one. The code of a known coupon stays, because it identifies the coupon. */
export function CouponDialog({ coupon, onClose }: { coupon: DeskCoupon | null; onClose(): void }) {
  const [draft, setDraft] = useState(() => draftOf(coupon));
  const queries = useQueryClient();
  /** The version that the draft began from; null for a new coupon, and for one that a colleague has deleted. */
  const [read, setRead] = useState(coupon);
  const version = read?.version ?? null;
  const [other, setOther] = useState<Overtaken<DeskCoupon> | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const save = useChange('POST /v1/desk/coupons/save');
  const remove = useChange('POST /v1/desk/coupons/delete');
  /** Shows the version of a member who has saved first. A new coupon has no such version, so its failure is shown as it is. */
  const unlessOvertaken = async (change: () => Promise<unknown>) => {
    try {
      await change();
      onClose();
    } catch (error) {
      const overtaken = version === null ? null : overtakenBy<DeskCoupon>(error);
      if (!overtaken) throw error;
      setOther(overtaken);
      setIsDeleting(false);
    }
  };
  const takeTheirs = (theirs: DeskCoupon | null) => {
    if (theirs) {
      setDraft(draftOf(theirs));
      setRead(theirs);
      setOther(null);
    } else {
      // The list behind the dialog still shows the deleted coupon.
      void queries.invalidateQueries();
      onClose();
    }
  };
  const form = useSubmit(draft, () =>
    unlessOvertaken(() => save.mutateAsync(inputOf(draft, read))),
  );
  const deletion = useSubmit(null, () =>
    unlessOvertaken(() => remove.mutateAsync({ code: draft.code, version: version ?? '' })),
  );
  const set = (part: Partial<CouponDraft>) => setDraft({ ...draft, ...part });
  const numberField = (name: NumberName) => (
    <NumberEntry
      label={messages.fields[name]}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
      problem={form.problemOf(name)}
    />
  );

  const dayField = (name: 'firstDay' | 'lastDay', problem: string | undefined) => (
    <TextEntry
      label={messages[name]}
      helperText={messages[`${name}Hint`]}
      value={draft[name]}
      onChange={(day) => set({ [name]: day })}
      problem={draft[name] !== '' && !readDay(draft[name]) ? messages.wrongDay : problem}
      placeholder={messages.dayExample}
      ltr
    />
  );

  return (
    <AskDialog
      title={coupon ? messages.changeOf(coupon.code) : messages.create}
      send={messages.save}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      {other && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={other.current ? differingFrom(draft, other.current) : []}
          onTheirs={() => {
            takeTheirs(other.current);
            form.settle();
          }}
          onMine={() => {
            if (other.current) setDraft(overTheirs(draft, read, other.current));
            setRead(other.current);
            setOther(null);
          }}
        />
      )}
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
        onChange={(kind) => set({ kind: kind as CouponDraft['kind'] })}
        choices={Object.entries(messages.kinds)}
        problem={form.problemOf('kind')}
      />
      {numberField('value')}
      {draft.kind === 'percent' && numberField('mostDiscountToman')}
      {numberField('minimumSubtotalToman')}
      {numberField('usageLimit')}
      {numberField('usageLimitPerCustomer')}
      {dayField('firstDay', form.problemOf('startsAt'))}
      {dayField('lastDay', form.problemOf('expiresAt'))}
      {coupon && (
        <Button
          color="error"
          disabled={other !== null || version === null}
          onClick={() => setIsDeleting(true)}
        >
          {messages.delete}
        </Button>
      )}
      {coupon && isDeleting && (
        <AskDialog
          title={messages.delete}
          send={messages.delete}
          isDanger
          form={deletion}
          onClose={() => setIsDeleting(false)}
        >
          {deletion.failure}
          <p>{messages.deleteHint(coupon.code, persianNumber(coupon.uses))}</p>
        </AskDialog>
      )}
    </AskDialog>
  );
}
