import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { ButtonLink } from '@kashi/shared/ui/ButtonLink';
import { Empty } from '@kashi/shared/ui/Empty';
import { messages } from './messages.ts';

/** No product fits: say so, and what may help (section 2). */
export function NothingFound({ clearHref }: { clearHref: string | null }) {
  return (
    <Empty
      icon={<IconSearch aria-hidden="true" />}
      title={messages.nothing.title}
      text={messages.nothing.hint}
    >
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
