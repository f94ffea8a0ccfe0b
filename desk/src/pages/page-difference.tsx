import type { OwnPage } from '@kashi/contracts/desk/pages';
import type { ReactNode } from 'react';
import { RichTextShown } from '../parts/rich-text/RichTextShown.tsx';
import { messages } from './messages.ts';
import type { PageDraft } from './page-draft.ts';

/** What a colleague has saved otherwise than it is typed: the names of the fields with their values, the text as shoppers read it. */
export function differingFrom(draft: PageDraft, theirs: OwnPage): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [];
  if (theirs.title !== draft.title) facts.push([messages.pageTitle, theirs.title]);
  if (theirs.context !== draft.context) {
    facts.push([
      messages.text,
      <RichTextShown key="text" label={messages.text} html={theirs.context} />,
    ]);
  }
  if (theirs.footer !== draft.footer) {
    facts.push([messages.footer, messages.footerLists[theirs.footer]]);
  }
  if (theirs.picture?.Base !== draft.picture?.Base) {
    facts.push([messages.picture, theirs.picture ? messages.hasPicture : messages.hasNoPicture]);
  }
  return facts;
}
