import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { RemoveRow } from '../parts/form/RemoveRow.tsx';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { zoneNames, type CarrierDraft, type ZoneDraft, type ZoneName } from './carrier-drafts.ts';
import { messages } from './messages.ts';
import styles from './CarrierFields.module.css';

interface Props {
  draft: CarrierDraft;
  onChange(draft: CarrierDraft): void;
  problemOf(field: string): string | undefined;
  /** Moves the carrier up, so that shoppers are offered it earlier; null for the first one. */
  onRaise: (() => void) | null;
  onRemove(): void;
}

/** One carrier, with its fee in each zone that it serves. */
export function CarrierFields({ draft, onChange, problemOf, onRaise, onRemove }: Props) {
  const noZone = problemOf('zones');
  return (
    <FieldSet title={draft.Name || messages.unnamed}>
      <TextEntry
        label={messages.name}
        value={draft.Name}
        onChange={(Name) => onChange({ ...draft, Name })}
        problem={problemOf('Name')}
      />
      <NumberEntry
        label={messages.mostWeight}
        helperText={messages.mostWeightHint}
        value={draft.MostWeightGrams}
        onChange={(MostWeightGrams) => onChange({ ...draft, MostWeightGrams })}
        problem={problemOf('MostWeightGrams')}
      />
      <TextEntry
        label={messages.trackingUrl}
        helperText={messages.trackingUrlHint}
        ltr
        value={draft.TrackingUrl}
        onChange={(TrackingUrl) => onChange({ ...draft, TrackingUrl })}
        problem={problemOf('TrackingUrl')}
      />
      <FormControlLabel
        className="wide"
        control={
          <Checkbox
            checked={draft.IsFreightCollect}
            onChange={(_, IsFreightCollect) => onChange({ ...draft, IsFreightCollect })}
          />
        }
        label={messages.freightCollect}
      />
      {noZone && (
        <Alert severity="error" className="wide">
          {noZone}
        </Alert>
      )}
      <div className={`wide ${styles['zones']}`}>
        {zoneNames.map((name) => (
          <ZoneFields
            key={name}
            name={name}
            zone={draft.zones[name]}
            asksFee={!draft.IsFreightCollect}
            onChange={(zone) => onChange({ ...draft, zones: { ...draft.zones, [name]: zone } })}
            problemOf={(field) => problemOf(`${name}.${field}`)}
          />
        ))}
      </div>
      <div className="wide">
        {/* There for the first one too: the button would go with its focus when a carrier becomes the first. */}
        <SteadyButton isOff={onRaise === null} onClick={() => onRaise?.()}>
          {messages.raise}
        </SteadyButton>
        <RemoveRow onRemove={onRemove}>{messages.remove}</RemoveRow>
      </div>
    </FieldSet>
  );
}

interface ZoneProps {
  name: ZoneName;
  zone: ZoneDraft;
  /** False where the recipient pays the carrier. */
  asksFee: boolean;
  onChange(zone: ZoneDraft): void;
  problemOf(field: string): string | undefined;
}

function ZoneFields({ name, zone, asksFee, onChange, problemOf }: ZoneProps) {
  return (
    <FieldSet title={messages.zones[name]}>
      <FormControlLabel
        control={
          <Checkbox checked={zone.isOn} onChange={(_, isOn) => onChange({ ...zone, isOn })} />
        }
        label={messages.serves(messages.zones[name])}
      />
      {zone.isOn && (
        <>
          {asksFee && (
            <>
              <NumberEntry
                label={messages.fee}
                value={zone.Fee}
                onChange={(Fee) => onChange({ ...zone, Fee })}
                problem={problemOf('Fee')}
              />
              <NumberEntry
                label={messages.freeFrom}
                helperText={messages.freeFromHint}
                value={zone.FreeFrom}
                onChange={(FreeFrom) => onChange({ ...zone, FreeFrom })}
                problem={problemOf('FreeFrom')}
              />
            </>
          )}
          <NumberEntry
            label={messages.leastDays}
            helperText={messages.daysHint}
            value={zone.LeastDays}
            onChange={(LeastDays) => onChange({ ...zone, LeastDays })}
            problem={problemOf('WorkingDays.Least')}
          />
          <NumberEntry
            label={messages.mostDays}
            value={zone.MostDays}
            onChange={(MostDays) => onChange({ ...zone, MostDays })}
            problem={problemOf('WorkingDays.Most')}
          />
          <TextEntry
            label={messages.duration}
            value={zone.Duration}
            onChange={(Duration) => onChange({ ...zone, Duration })}
            problem={problemOf('Duration')}
          />
          <TextEntry
            label={messages.prepare}
            value={zone.PrepareDuration}
            onChange={(PrepareDuration) => onChange({ ...zone, PrepareDuration })}
            problem={problemOf('PrepareDuration')}
          />
        </>
      )}
    </FieldSet>
  );
}
