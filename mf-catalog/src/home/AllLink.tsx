import { TextLink } from '@kashi/shared/ui/actions/TextLink';
import { messages } from './messages.ts';

interface AllLinkProps {
  href: string;
  /** What is seen whole there: in a list of links «مشاهده همه» alone would say nothing. */
  of: string;
}

/** «مشاهده همه», at the end of a section's title. */
export function AllLink({ href, of }: AllLinkProps) {
  return (
    <TextLink href={href} forward>
      {messages.all}
      <span className="visually-hidden"> {of}</span>
    </TextLink>
  );
}
