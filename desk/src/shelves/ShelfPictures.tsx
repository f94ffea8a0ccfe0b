import type { ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { fileFor } from '../pictures/file-for.ts';
import { PictureEntry } from '../pictures/PictureEntry.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';
import { SizeGuideChoice } from './SizeGuideChoice.tsx';

/** What a shelf shows beside its title: a group, a subgroup and a brand show something. */
export type ShelfLook = Pick<
  InputOf<'POST /v1/desk/shelves/save'>,
  'picture' | 'logo' | 'alt' | 'sizeGuide'
>;

/** Brands stand 88 pixels wide, on screens with up to three times the density. */
const logoWidth = 264;

interface Props {
  kind: ShelfKind;
  look: ShelfLook;
  onChange(part: ShelfLook): void;
  problemOf(field: string): string | undefined;
}

/** The picture of a group, the size guide of a subgroup, or the mark of a brand with its text. */
export function ShelfPictures({ kind, look, onChange, problemOf }: Props) {
  const { picture, logo, alt, sizeGuide } = look;
  if (kind === 'group') {
    return (
      <PictureEntry
        name={messages.groupPicture}
        hint={messages.groupPictureHint}
        picture={picture ?? null}
        upload="POST /v1/desk/pictures/for-goods"
        onChange={(sent) => onChange({ picture: sent })}
        {...(picture && { onRemove: () => onChange({ picture: null }) })}
        problem={problemOf('picture')}
      />
    );
  }
  if (kind === 'subGroup') {
    return (
      <SizeGuideChoice
        name={sizeGuide ?? null}
        onChange={(name) => onChange({ sizeGuide: name })}
        problem={problemOf('sizeGuide')}
      />
    );
  }
  if (kind !== 'brand') return null;
  return (
    <>
      <PictureEntry
        name={messages.logo}
        hint={messages.logoHint}
        picture={logo || null}
        upload="POST /v1/desk/pictures/for-goods"
        onChange={(sent) => onChange({ logo: fileFor(logoWidth, sent) })}
        {...(logo && { onRemove: () => onChange({ logo: '' }) })}
        problem={problemOf('logo')}
      />
      <TextEntry
        label={messages.alt}
        helperText={messages.altHint}
        value={alt ?? ''}
        onChange={(value) => onChange({ alt: value })}
        problem={problemOf('alt')}
      />
    </>
  );
}
