import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Notice } from '@kashi/ui/notice/Notice';
import { plainMessages as messages } from './plain-messages.ts';

/**
 * The way on without JavaScript, with which alone products are added. Only the server renders this, so it uses parts whose style the
 * page has anyway.
 */
export function PlainComparison({ subGroupId }: { subGroupId: number }) {
  return (
    <Notice
      variant="waiting"
      role="status"
      action={
        <ButtonLink size="small" href={`/filter?SubGroupId=${subGroupId}`}>
          {messages.goods}
        </ButtonLink>
      }
    >
      {messages.needsScript}
    </Notice>
  );
}
