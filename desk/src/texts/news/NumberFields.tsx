import { newsKinds, type NewsKind } from '@kashi/contracts/desk/texts/text-kinds';
import { toPersianDigits } from '@kashi/format/persian';
import { FormControlLabel, Switch } from '@mui/material';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { RemoveRow } from '../../parts/form/RemoveRow.tsx';
import { TextEntry } from '../../parts/form/TextEntry.tsx';
import { messages as textMessages } from '../messages.ts';
import { TryNumber } from './TryNumber.tsx';
import { messages } from './messages.ts';
import type { NumberDraft } from './news-draft.ts';

interface Props {
  draft: NumberDraft;
  onChange(draft: NumberDraft): void;
  problem: string | undefined;
  /** Whether the number is saved as it is typed, so that a trial can be sent to it. */
  isSaved: boolean;
  onRemove(): void;
}

/** One number, and what it is told of. */
export function NumberFields({ draft, onChange, problem, isSaved, onRemove }: Props) {
  const { mobile, kinds } = draft;
  const set = (kind: NewsKind, isOn: boolean) => {
    const wanted = newsKinds.filter((each) => (each === kind ? isOn : kinds.includes(each)));
    onChange({ ...draft, kinds: wanted });
  };
  return (
    <FieldSet title={toPersianDigits(mobile) || messages.unnamed}>
      <TextEntry
        label={messages.mobile}
        value={mobile}
        onChange={(typed) => onChange({ ...draft, mobile: typed })}
        problem={problem}
        input={{ inputMode: 'tel' }}
        ltr
      />
      <div className="wide">
        {newsKinds.map((kind) => (
          <FormControlLabel
            key={kind}
            control={
              <Switch checked={kinds.includes(kind)} onChange={(_, isOn) => set(kind, isOn)} />
            }
            label={textMessages.kinds[kind]}
          />
        ))}
      </div>
      <div className="wide">
        {isSaved ? <TryNumber mobile={mobile} /> : <p>{messages.trialAfterSaving}</p>}
        <RemoveRow onRemove={onRemove}>{messages.remove}</RemoveRow>
      </div>
    </FieldSet>
  );
}
