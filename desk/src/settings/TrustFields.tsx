import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { fileFor } from '../pictures/file-for.ts';
import { PictureEntry } from '../pictures/PictureEntry.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.trust;

type Facts = InputOf<'POST /v1/desk/settings/save'>;

interface Props {
  facts: Facts;
  onChange(part: Facts): void;
  problemOf(field: string): string | undefined;
}

/** The footer shows badges 80 pixels wide, on screens with up to three times the density. */
const badgeWidth = 240;

/** The trust badges of the footer: each has the picture that its issuer gives, or an own one, and leads to the issuer's page. */
export function TrustFields({ facts, onChange, problemOf }: Props) {
  return (
    <FieldSet title={messages.title}>
      {([1, 2, 3] as const).map((place) => {
        const link = `EnamadLink${place}` as const;
        const path = `EnamadPicPath${place}` as const;
        const picture = facts[path] ?? '';
        const name = messages.names[place];
        return (
          <FieldSet key={place} title={name}>
            <TextEntry
              label={messages.link(name)}
              value={facts[link] ?? ''}
              onChange={(value) => onChange({ [link]: value })}
              problem={problemOf(link)}
              ltr
            />
            <TextEntry
              label={messages.picture(name)}
              helperText={messages.pictureHint}
              value={picture}
              onChange={(value) => onChange({ [path]: value })}
              problem={problemOf(path)}
              ltr
            />
            <PictureEntry
              name={name}
              hint={messages.ownPicture}
              picture={picture.startsWith('/') ? picture : null}
              upload="POST /v1/desk/pictures/for-goods"
              onChange={(sent) => onChange({ [path]: fileFor(badgeWidth, sent) })}
              {...(picture && { onRemove: () => onChange({ [path]: '' }) })}
              problem={undefined}
            />
          </FieldSet>
        );
      })}
    </FieldSet>
  );
}
