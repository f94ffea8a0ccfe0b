import { Notice } from '@kashi/ui/notice/Notice';

interface CartNoticesProps {
  /** What the server has to say of the cart, such as what a merge at sign-in has changed (R19), or why the coupon takes nothing off. */
  sentences: readonly (string | null | undefined)[] | undefined;
}

/** The sentences that the server says, if there are any. */
export function CartNotices({ sentences = [] }: CartNoticesProps) {
  const said = sentences.filter((sentence) => typeof sentence === 'string');
  if (said.length === 0) return null;
  return (
    <Notice role="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
