import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { messages } from './messages.ts';

interface NothingFoundProps {
  filter: ListingFilter;
  /** The listing without filters; null where there is nothing to clear. */
  clearHref: string | null;
}

/** The empty listing, with advice (§2). Only a shopper who typed something gets advice on spelling. */
export function NothingFound({ filter, clearHref }: NothingFoundProps) {
  const { search, filters, yet } = messages.nothing;
  const isSearch = filter.SearchValue !== '' || filter.SearchInResult !== '';
  const { title, hint } = isSearch ? search : clearHref ? filters : yet;

  return (
    <Empty icon={<IconSearch aria-hidden="true" />} title={title} text={hint}>
      {clearHref ? (
        <ButtonLink variant="secondary" href={clearHref}>
          {messages.nothing.clear}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href="/filter">
          {messages.nothing.everything}
        </ButtonLink>
      )}
    </Empty>
  );
}
