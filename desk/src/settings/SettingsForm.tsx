import type { DeskSettings } from '@kashi/shared/contracts/desk/shop-settings';
import { gateways } from '@kashi/shared/contracts/gateways';
import { Alert, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { Said } from '../parts/state/Said.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { CityEntry } from './CityEntry.tsx';
import { messages } from './messages.ts';

type Facts = InputOf<'POST /v1/desk/settings/save'>;

const identity = ['ShopName', 'TellNo', 'Email', 'Address', 'AboutShortUs'] as const;
const links = ['InstagramLink', 'TelegramLink', 'AparatLink'] as const;
const trust = ['EnamadLink1', 'EnamadLink2', 'EnamadLink3'] as const;
const card = ['AccountKey', 'AccountOwner'] as const;
type TextName = (typeof identity | typeof links | typeof trust | typeof card)[number];

/** Edits the shop's own facts. Only changed fields are sent, so that two members can change different fields at once. */
export function SettingsForm({ settings }: { settings: DeskSettings }) {
  const [changed, setChanged] = useState<Facts>({});
  const [isSaved, setIsSaved] = useState(false);
  const save = useChange('POST /v1/desk/settings/save');
  const form = useSubmit(async () => {
    setIsSaved(false);
    await save.mutateAsync(changed);
    setChanged({});
    setIsSaved(true);
  });
  const facts: Facts = { ...settings.facts, ...changed };
  const set = (part: Facts) => setChanged({ ...changed, ...part });
  const active = facts.ActiveGateways ?? [];

  const text = (name: TextName) => (
    <TextEntry
      key={name}
      label={messages.fields[name]}
      value={facts[name] ?? ''}
      onChange={(value) => set({ [name]: value })}
      problem={form.problemOf(name)}
      multiline={name === 'AboutShortUs' || name === 'Address'}
      ltr={name.endsWith('Link') || name.startsWith('Enamad') || name === 'Email'}
    />
  );
  const number = (name: 'MinimumOrders' | 'TaxRate') => (
    <NumberEntry
      label={messages.fields[name]}
      value={facts[name] ?? null}
      {...(name === 'TaxRate' && { helperText: messages.taxHint })}
      onChange={(value) => set({ [name]: value ?? undefined })}
      problem={form.problemOf(name)}
    />
  );

  return (
    <form onSubmit={form.submit} noValidate>
      {settings.facts === null && <Alert severity="info">{messages.first}</Alert>}
      <FieldSet title={messages.identity}>
        {identity.map(text)}
        <CityEntry
          value={facts.CityId ?? null}
          onChange={(CityId) => set({ CityId })}
          problem={form.problemOf('CityId')}
        />
      </FieldSet>
      <FieldSet title={messages.selling}>
        {number('TaxRate')}
        {number('MinimumOrders')}
        <div className="wide">
          {settings.gatewaysWithKeys.length === 0 && (
            <Alert severity="warning">{messages.noGateways}</Alert>
          )}
          {settings.gatewaysWithKeys.map((name) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={active.includes(name)}
                  onChange={(_, isOn) =>
                    set({
                      ActiveGateways: isOn
                        ? [...active, name]
                        : active.filter((each) => each !== name),
                    })
                  }
                />
              }
              label={messages.gateway(gateways[name].title)}
            />
          ))}
        </div>
        {card.map(text)}
      </FieldSet>
      <FieldSet title={messages.links}>{[...links, ...trust].map(text)}</FieldSet>
      {form.failure}
      {isSaved && <Said>{messages.saved}</Said>}
      <Button
        type="submit"
        variant="contained"
        loading={form.isBusy}
        disabled={Object.keys(changed).length === 0}
      >
        {settings.facts === null ? messages.open : messages.save}
      </Button>
    </form>
  );
}
