import { Notice } from '@kashi/ui/notice/Notice';

/** What the server has changed in the cart by itself, as a merge at sign-in does (R19), on a page without JavaScript. */
export function CartNotices({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
