import type { DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { Said } from '../parts/state/Said.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { typedSince, unlessTyped } from '../parts/form/typed-since.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { fileFor } from '../pictures/file-for.ts';
import { PictureEntry } from '../pictures/PictureEntry.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { CityEntry } from './CityEntry.tsx';
import { FiguresField } from './FiguresField.tsx';
import { GatewayTicks, cardGateways, type Switches } from './GatewayTicks.tsx';
import { readMapPoint, writeMapPoint } from './map-point.ts';
import { messages } from './messages.ts';
import { PickupFields } from './PickupFields.tsx';
import { PricesWithTaxTick } from './PricesWithTaxTick.tsx';
import { TrustFields } from './TrustFields.tsx';
import { VerificationFields } from './VerificationFields.tsx';

type Facts = InputOf<'POST /v1/desk/settings/save'>;

const identity = ['ShopName', 'TellNo', 'Email', 'AboutShortUs', 'Address'] as const;
const links = ['InstagramLink', 'TelegramLink', 'AparatLink'] as const;
const card = ['AccountKey', 'AccountOwner'] as const;
type TextName = (typeof identity | typeof links | typeof card)[number];

/** The header shows the mark 44 pixels wide, on screens with up to three times the density; icons of browsers take twice that. */
const markWidth = 240;

/** Edits the shop's own facts. Only changed fields are sent, so that two members can change different fields at once. */
export function SettingsForm({ settings }: { settings: DeskSettings }) {
  const isNew = settings.facts === null;
  const begun: Facts = settings.facts ?? { ActiveGateways: cardGateways(settings) };
  const [changed, setChanged] = useState<Facts>({});
  /** The point on the map as it is typed; null until it is. */
  const [typedPoint, setTypedPoint] = useState<string | null>(null);
  const [switches, setSwitches] = useState<Switches>({});
  const [isSaved, setIsSaved] = useState(false);
  const save = useChange('POST /v1/desk/settings/save');
  const form = useSubmit([changed, typedPoint, switches], async () => {
    setIsSaved(false);
    await save.mutateAsync({
      ...(isNew && begun),
      ...changed,
      ...pointOf(typedPoint),
      ...(hasAny(switches) && { GatewaySwitches: switches }),
    });
    setChanged((now) => typedSince(changed, now));
    setTypedPoint(unlessTyped(typedPoint, null));
    setSwitches((now) => typedSince(switches, now));
    setIsSaved(true);
  });
  const facts: Facts = { ...begun, ...changed };
  const set = (part: Facts) => setChanged((before) => ({ ...before, ...part }));

  const text = (name: TextName) => (
    <TextEntry
      key={name}
      label={messages.fields[name]}
      value={facts[name] ?? ''}
      onChange={(value) => set({ [name]: value })}
      problem={form.problemOf(name)}
      multiline={name === 'AboutShortUs' || name === 'Address'}
      ltr={isLtr(name)}
      {...(name === 'TellNo' && { helperText: messages.phoneHint })}
    />
  );
  const number = (name: 'MinimumOrders' | 'TaxRate') => (
    <NumberEntry
      label={messages.fields[name]}
      value={facts[name] ?? null}
      {...(name === 'TaxRate' && { helperText: messages.taxHint })}
      // An empty number is sent as null, and the server names the field that lacks it.
      onChange={(value) => set({ [name]: value as number })}
      problem={form.problemOf(name)}
    />
  );

  return (
    <form onSubmit={form.submit} noValidate>
      {isNew && <Alert severity="info">{messages.first}</Alert>}
      <FieldSet title={messages.identity}>
        <PictureEntry
          name={messages.mark}
          hint={messages.markHint}
          picture={facts.LogoPicPath || null}
          upload="POST /v1/desk/pictures/for-goods"
          onChange={(picture) => set({ LogoPicPath: fileFor(markWidth, picture) })}
          {...(facts.LogoPicPath && { onRemove: () => set({ LogoPicPath: '' }) })}
          problem={form.problemOf('LogoPicPath')}
        />
        {identity.map(text)}
        <CityEntry
          value={facts.CityId ?? null}
          onChange={(CityId) => set({ CityId })}
          problem={form.problemOf('CityId')}
        />
        <TextEntry
          label={messages.mapPoint}
          helperText={messages.mapPointHint}
          value={typedPoint ?? writeMapPoint(facts.Lat, facts.Lng)}
          onChange={setTypedPoint}
          problem={form.problemOf('Lat') ?? form.problemOf('Lng')}
          ltr
        />
      </FieldSet>
      <FieldSet title={messages.selling}>
        {number('TaxRate')}
        {!facts.TaxRate && <PricesWithTaxTick facts={facts} onChange={set} />}
        {number('MinimumOrders')}
        <GatewayTicks
          settings={settings}
          active={begun.ActiveGateways ?? []}
          switches={switches}
          onSwitch={(part) => setSwitches((before) => ({ ...before, ...part }))}
        />
        {card.map(text)}
      </FieldSet>
      <PickupFields facts={facts} onChange={set} problemOf={form.problemOf} />
      <FieldSet title={messages.links}>
        {links.map(text)}
        <TextEntry
          label={messages.blog}
          helperText={messages.blogHint}
          value={facts.IsShopBlog ? (facts.ShopBlogName ?? '') : ''}
          onChange={(name) => set({ ShopBlogName: name, IsShopBlog: name.trim() !== '' })}
          problem={form.problemOf('ShopBlogName')}
        />
      </FieldSet>
      <FiguresField facts={facts} onChange={set} />
      <TrustFields facts={facts} onChange={set} problemOf={form.problemOf} />
      <VerificationFields facts={facts} onChange={set} problemOf={form.problemOf} />
      {form.failure}
      <Said>{isSaved && !form.isUnsaved && messages.saved}</Said>
      <SteadyButton
        type="submit"
        variant="contained"
        isBusy={form.isBusy}
        isOff={!isNew && typedPoint === null && !hasAny(changed) && !hasAny(switches)}
      >
        {messages.save}
      </SteadyButton>
    </form>
  );
}

const hasAny = (changes: object) => Object.keys(changes).length > 0;

/** The typed point, or nothing where none was typed. Throws a problem of the field if the text names no point. */
function pointOf(typed: string | null): Pick<Facts, 'Lat' | 'Lng'> {
  if (typed === null) return {};
  const point = readMapPoint(typed);
  if (point) return point;
  const Message = messages.noMapPoint;
  throw new DeskProblem('refused', 400, {
    sentence: Message,
    fields: [{ Field: 'Lat', Message }],
  });
}

/** Addresses, and numbers in groups: from right to left their groups would change places. */
function isLtr(name: TextName): boolean {
  return /Link|^(?:Email|TellNo|AccountKey)$/.test(name);
}
