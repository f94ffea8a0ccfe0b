import type { Picture } from '@kashi/contracts/picture';
import { jalaliDate } from '@kashi/format/jalali';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { Stars } from '@kashi/ui/goods/Stars';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpinionKind } from './opinion-address.ts';
import { pageAddress } from './page-address.ts';
import { placeOf } from '../gallery/gallery-pictures.ts';
import type { AskedOpinions } from './asked-opinions.ts';
import { helpfulMessages } from './helpful-messages.ts';
import { messages } from './messages.ts';
import { rowsPerPage } from './opinion-data.ts';
import { photoMessages } from './photo-messages.ts';
import { plainMessages } from './plain-messages.ts';

interface PlainOpinionsProps {
  kind: OpinionKind;
  asked: AskedOpinions | null | undefined;
}

/**
 * Reviews or questions without JavaScript, or a link to them; each page of them has an address. Only the server renders this, so
 * it uses parts whose style the page has anyway.
 */
export function PlainOpinions({ kind, asked }: PlainOpinionsProps) {
  const { pathname, search } = useLocation();
  const addressOf = (page: number) => pageAddress(pathname, search, kind, page);
  const hint = kind === 'questions' && (
    <>
      <p>{plainMessages.ask}</p>
      <TextLink href="/contactUs" forward>
        {plainMessages.contact}
      </TextLink>
    </>
  );

  if (asked?.kind !== kind) {
    return (
      <>
        {hint}
        <TextLink href={addressOf(1)} forward>
          {messages.read[kind]}
        </TextLink>
      </>
    );
  }
  const { page, total, opinions } = asked;
  return (
    <Stack gap={5}>
      {hint}
      {opinions.map(({ author, title, text, stars, photos, helpfulCount, ...opinion }, index) => (
        <article key={index}>
          <h3>
            <Lines text={title} />
          </h3>
          <p>{messages.byline(author, jalaliDate(opinion.writtenAt))}</p>
          {opinion.isBuyer && <p>{messages.buyer}</p>}
          {stars ? <Stars stars={stars} /> : null}
          {text && (
            <p>
              {kind === 'questions' && `${messages.managersAnswer}: `}
              <Lines text={text} />
            </p>
          )}
          {photos && <PlainPhotos photos={photos} author={author} />}
          {helpfulCount ? <p>{helpfulMessages.helped(helpfulCount)}</p> : null}
        </article>
      ))}
      {opinions.length === 0 && <p>{messages[emptyOf[kind]].title}</p>}
      <Row align="between">
        {page > 1 && <TextLink href={addressOf(page - 1)}>{messages.page(page - 1)}</TextLink>}
        {page * rowsPerPage < total && (
          <TextLink href={addressOf(page + 1)} forward>
            {messages.page(page + 1)}
          </TextLink>
        )}
      </Row>
    </Stack>
  );
}

/** The text in the lines of its writer, which no style of the page keeps. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

interface PlainPhotosProps {
  photos: readonly Picture[];
  author: string;
}

/** Photos as links to their largest files. */
function PlainPhotos({ photos, author }: PlainPhotosProps) {
  return (
    <Row>
      {photos.map((photo, index) => (
        <a key={photo.Base} href={placeOf(photo, '').largest}>
          <img
            src={thumbnailOf(photo)}
            width={shownWidth}
            height={Math.round((shownWidth * photo.Height) / photo.Width)}
            alt={photoMessages.photo(author, index + 1)}
            loading="lazy"
          />
        </a>
      ))}
    </Row>
  );
}

/** Pixels of a photo beside the text; no style of the page says it. */
const shownWidth = 112;

/** Sharp on a screen of twice the density, in the format that every browser shows. */
function thumbnailOf({ Base, Widths, Formats }: Picture): string {
  const width = Widths.find((each) => each >= 2 * shownWidth) ?? Widths.at(-1);
  return `${Base}-${width}.${Formats.at(-1)}`;
}

const emptyOf = { reviews: 'noReviews', questions: 'noQuestions' } as const;
