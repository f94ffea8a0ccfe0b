import { persianNumber } from '@kashi/format/persian';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import type { DraftProps } from './draft-props.ts';
import { withChanged } from './front-page-draft.ts';
import { messages } from './messages.ts';
import { ShownFields } from './ShownFields.tsx';

/** The slots of the front page; each keeps its place, whether it is on or off (R10). */
export function BannersPart({ draft, onChange, problemOf }: DraftProps) {
  return (
    <FieldSet title={messages.banners}>
      <div className="wide">
        {draft.banners.map((banner, slot) => (
          <ShownFields
            key={banner.key}
            name={messages.banner(persianNumber(slot + 1), messages.places[placeOf(slot)])}
            shape={placeOf(slot)}
            draft={banner}
            onChange={(part) =>
              onChange((before) => ({
                ...before,
                banners: withChanged(before.banners, banner.key, part),
              }))
            }
            problemOf={(field) => problemOf(`page.banners.${slot}.${field}`)}
          />
        ))}
      </div>
    </FieldSet>
  );
}

/** The place of a slot on the front page. */
function placeOf(slot: number): keyof typeof messages.places {
  if (slot < 2) return 'side';
  if (slot < 6) return 'four';
  return slot < 8 ? 'pair' : 'last';
}
