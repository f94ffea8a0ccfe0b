import { TextLink } from '@kashi/ui/actions/TextLink';
import { messages } from '../messages.ts';

interface AllLinkProps {
  href: string;
  /** The section's title: in a screen reader's list of links «مشاهدهٔ همه» alone would say nothing. */
  of: string;
}

/** The link «مشاهدهٔ همه» at the end of a section's title. */
export function AllLink({ href, of }: AllLinkProps) {
  return (
    <TextLink href={href} forward>
      {messages.all}
      <span className="visually-hidden">{` ${of}`}</span>
    </TextLink>
  );
}
