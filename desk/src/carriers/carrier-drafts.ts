import { typedToman } from '@kashi/contracts/desk/largest-numbers';
import type { DeskCarriers } from '@kashi/contracts/desk/shop-settings';
import { isSame, typedOver } from '../parts/form/typed-since.ts';
import type { InputOf } from '../server/ask-desk.ts';
import { newPressKey } from '../server/press-key.ts';

export const zoneNames = ['OwnCity', 'OwnProvince', 'Country'] as const;
export type ZoneName = (typeof zoneNames)[number];

export interface ZoneDraft {
  /** A carrier does not serve a zone that is off. */
  isOn: boolean;
  Fee: number | null;
  FreeFrom: number | null;
  Duration: string;
  PrepareDuration: string;
  LeastDays: number | null;
  MostDays: number | null;
}

/** A carrier as it is typed. */
export interface CarrierDraft {
  /** Identifies the draft, because its name may change while it is typed. */
  key: string;
  Name: string;
  IconPath: string;
  MostWeightGrams: number | null;
  /** '' for none. */
  TrackingUrl: string;
  /** The recipient pays the carrier: the fees of its zones are not asked for. */
  IsFreightCollect: boolean;
  zones: Record<ZoneName, ZoneDraft>;
}

const off: ZoneDraft = {
  isOn: false,
  Fee: 0,
  FreeFrom: null,
  Duration: '',
  PrepareDuration: '',
  LeastDays: null,
  MostDays: null,
};

export function newCarrier(): CarrierDraft {
  return {
    key: newPressKey(),
    Name: '',
    IconPath: '',
    MostWeightGrams: null,
    TrackingUrl: '',
    IsFreightCollect: false,
    zones: { OwnCity: { ...off, isOn: true }, OwnProvince: off, Country: off },
  };
}

/** The drafts of carriers, by their places under the keys of drafts that are known already. */
export function draftsOf(
  carriers: DeskCarriers,
  keys: readonly (string | undefined)[] = [],
): CarrierDraft[] {
  return carriers.map((carrier, place) => {
    const zone = (name: ZoneName): ZoneDraft => {
      const known = carrier[name];
      if (!known) return off;
      const { WorkingDays, PrepareDuration, ...terms } = known;
      return {
        ...terms,
        isOn: true,
        PrepareDuration: PrepareDuration ?? '',
        LeastDays: WorkingDays?.Least ?? null,
        MostDays: WorkingDays?.Most ?? null,
      };
    };
    return {
      key: keys[place] ?? newPressKey(),
      Name: carrier.Name,
      IconPath: carrier.IconPath,
      MostWeightGrams: carrier.MostWeightGrams,
      TrackingUrl: carrier.TrackingUrl,
      IsFreightCollect: carrier.IsFreightCollect,
      zones: {
        OwnCity: zone('OwnCity'),
        OwnProvince: zone('OwnProvince'),
        Country: zone('Country'),
      },
    };
  });
}

/** The request of the drafts, without the zones that are off; the server refuses an empty fee and names the field. */
export function inputOf(drafts: CarrierDraft[]): CarriersInput {
  return drafts.map(({ zones, ...carrier }) => ({
    Name: carrier.Name,
    IconPath: carrier.IconPath,
    MostWeightGrams: carrier.MostWeightGrams,
    TrackingUrl: carrier.TrackingUrl.trim(),
    IsFreightCollect: carrier.IsFreightCollect,
    ...Object.fromEntries(
      zoneNames
        .filter((name) => zones[name].isOn)
        .map((name) => [name, termsOf(zones[name], carrier.IsFreightCollect)]),
    ),
  }));
}

/**
 * What was typed since `was` was read, to be saved over the carriers of another member, and those as what it now begins from. What
 * was not typed takes their value, in each zone of its own, and so does the order; a carrier that was not typed in and that they have
 * removed stays away. Where the order is the member's own, theirs that are new stand last.
 */
export function overTheirs(
  drafts: CarrierDraft[],
  was: CarrierDraft[],
  theirs: DeskCarriers,
): { drafts: CarrierDraft[]; was: CarrierDraft[] } {
  const now = knownAs(was, theirs);
  const mine = drafts.flatMap((draft) => {
    const [before, saved] = [was, now].map((all) => withKey(all, draft.key));
    if (!before) return [draft];
    if (!saved) return isSame(draft, before) ? [] : [draft];
    const zones = typedOver(draft.zones, before.zones, saved.zones);
    return [{ ...typedOver(draft, before, saved), zones }];
  });
  const all = [...mine, ...now.filter(({ key }) => !withKey(was, key))];
  return { drafts: isMoved(drafts, was) ? all : inOrderOf(now, all), was: now };
}

/**
 * The names in the order of another member, where both have moved carriers since `was` was read: whoever keeps their own order
 * undoes that one. null where their own order is the same, or would be given up for it.
 */
export function orderToUndo(
  drafts: CarrierDraft[],
  was: CarrierDraft[],
  theirs: DeskCarriers,
): string[] | null {
  const now = knownAs(was, theirs);
  const ofBoth = drafts.filter(({ key }) => withKey(now, key));
  const isSameOrder = inOrderOf(now, ofBoth).every((draft, place) => draft === ofBoth[place]);
  return isMoved(drafts, was) && !isSameOrder ? now.map(({ Name }) => Name) : null;
}

/**
 * Their carriers as drafts, under the keys of the ones that were read: from one version to the next a carrier is known by its name, and
 * from what was read to what is typed by its key.
 */
function knownAs(was: CarrierDraft[], theirs: DeskCarriers): CarrierDraft[] {
  const keys = theirs.map(({ Name }) => was.find((draft) => draft.Name === Name)?.key);
  return draftsOf(theirs, keys);
}

function withKey(drafts: CarrierDraft[], key: string): CarrierDraft | undefined {
  return drafts.find((draft) => draft.key === key);
}

/** Whether the drafts stand in another order than as they were read, with the new ones last. */
function isMoved(drafts: CarrierDraft[], was: CarrierDraft[]): boolean {
  return inOrderOf(was, drafts).some((draft, place) => draft !== drafts[place]);
}

/** The drafts in the order of others, and after these the ones that are not among them. */
function inOrderOf(others: CarrierDraft[], drafts: CarrierDraft[]): CarrierDraft[] {
  const known = others.flatMap(({ key }) => withKey(drafts, key) ?? []);
  return [...known, ...drafts.filter(({ key }) => !withKey(others, key))];
}

type CarriersInput = InputOf<'POST /v1/desk/carriers/save'>['carriers'];

/** The carriers whose saved version differs from the typed one, by name; null for a carrier that is no longer saved. */
export function differingFrom(
  drafts: CarrierDraft[],
  theirs: DeskCarriers,
): [name: string, theirs: DeskCarriers[number] | null][] {
  const mine = new Map(inputOf(drafts).map((carrier) => [carrier.Name, carrier]));
  const same = inputOf(draftsOf(theirs));
  const changed = theirs.filter(
    ({ Name }, place) => JSON.stringify(mine.get(Name)) !== JSON.stringify(same[place]),
  );
  const gone = [...mine.keys()].filter((name) => !theirs.some(({ Name }) => Name === name));
  return [
    ...changed.map((carrier): [string, DeskCarriers[number]] => [carrier.Name, carrier]),
    ...gone.map((name): [string, null] => [name, null]),
  ];
}

/**
 * If only one of the two numbers of days is typed, it is sent alone, and the server asks for the other number. The sums that nobody
 * is asked for stay as they were; what is no sum there has no field to be corrected in, and is left out.
 */
function termsOf(
  { Fee, FreeFrom, Duration, PrepareDuration, LeastDays, MostDays }: ZoneDraft,
  isFreightCollect: boolean,
) {
  const hasDays = LeastDays !== null || MostDays !== null;
  return {
    Fee: isFreightCollect && !isSum(Fee) ? 0 : Fee,
    FreeFrom: isFreightCollect && !isSum(FreeFrom) ? null : FreeFrom,
    Duration,
    PrepareDuration: PrepareDuration || null,
    WorkingDays: hasDays ? { Least: LeastDays, Most: MostDays } : null,
  };
}

function isSum(sum: number | null): boolean {
  return typedToman.safeParse(sum).success && sum !== 0;
}
