import type { FrontPagePreview } from '@kashi/contracts/desk/front-page';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { InputOf } from '../server/ask-desk.ts';
import type { DeskData } from '../server/desk-data.ts';

/** The preview that is open, and how many drafts it has got. */
export interface ShownPreview extends FrontPagePreview {
  drafts: number;
}

/**
 * The preview of the front page in the shop. The first draft opens it in a tab of its own; for each further one that tab loads
 * itself anew, since it asks the shop whether it shows the newest. The desk cannot tell it: no page of the shop knows who opened it.
 */
export function usePreview() {
  const desk = useDataProvider<DeskData>();
  const [shown, setShown] = useState<ShownPreview | null>(null);

  return {
    shown,
    /** Shows a draft. Throws a `DeskProblem` if it is refused; the preview then stays as it was. */
    async show(page: InputOf<'POST /v1/desk/front-page/preview'>['page']) {
      const { data } = await desk.ask('POST /v1/desk/front-page/preview', {
        page,
        token: shown?.token,
      });
      const isOpen = data.token === shown?.token;
      setShown({ ...data, drafts: isOpen ? shown.drafts + 1 : 1 });
      // A browser that lets no tab be opened after the answer still has the link.
      if (!isOpen) window.open(data.address, '_blank', 'noopener');
    },
    /** The server has ended it. */
    end: () => setShown(null),
  };
}
