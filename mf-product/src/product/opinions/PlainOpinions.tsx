import { jalaliDate } from '@kashi/shared/format/jalali';
import { Row } from '@kashi/shared/ui/layout/Row';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { Stars } from '@kashi/shared/ui/goods/Stars';
import { TextLink } from '@kashi/shared/ui/actions/TextLink';
import { useLocation } from 'react-router-dom';
import { pageAddress, type OpinionKind } from './opinion-address.ts';
import type { AskedOpinions } from './asked-opinions.ts';
import { helpfulMessages } from './helpful-messages.ts';
import { messages } from './messages.ts';

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

  if (asked?.kind !== kind) {
    return (
      <TextLink href={addressOf(1)} forward>
        {messages.read[kind]}
      </TextLink>
    );
  }
  const { page, total, opinions } = asked;
  return (
    <Stack gap={5}>
      {opinions.map(({ author, writtenAt, title, text, stars, isBuyer, helpfulCount }, index) => (
        <article key={index}>
          <h3>{title}</h3>
          <p>{messages.byline(author, jalaliDate(writtenAt))}</p>
          {isBuyer && <p>{messages.buyer}</p>}
          {stars !== undefined && <Stars stars={stars} />}
          {text !== null && (
            <p>
              {kind === 'questions' && `${messages.managersAnswer}: `}
              {text}
            </p>
          )}
          {helpfulCount && <p>{helpfulMessages.helped(helpfulCount)}</p>}
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

const emptyOf = { reviews: 'noReviews', questions: 'noQuestions' } as const;

/** Opinions on a page (§9). */
const rowsPerPage = 10;
