import type { Dispatch, SetStateAction } from 'react';
import type { FrontPageDraft } from './front-page-draft.ts';

/** The properties of each part of the front page's form. */
export interface DraftProps {
  draft: FrontPageDraft;
  /** Takes a function too, for a picture that arrives after the part was rendered with an older draft. */
  onChange: Dispatch<SetStateAction<FrontPageDraft>>;
  problemOf(field: string): string | undefined;
}
