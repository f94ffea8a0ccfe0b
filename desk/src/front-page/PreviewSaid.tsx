import { Link } from '@mui/material';
import { Said } from '../parts/state/Said.tsx';
import { messages } from './messages.ts';
import type { ShownPreview } from './use-preview.ts';

interface Props {
  /** null as long as there is none. */
  shown: ShownPreview | null;
  /** Whether the last thing that was tried is this draft, and not one that was refused. */
  isNew: boolean;
}

/** What became of the last draft, with a link for a tab that was closed or did not open. */
export function PreviewSaid({ shown, isNew }: Props) {
  const said = shown?.drafts === 1 ? messages.previewOpened : messages.previewRenewed;
  return (
    <>
      {/* Each draft is announced, though the words are those of the one before. */}
      <Said occasion={shown?.drafts}>{shown !== null && isNew && said}</Said>
      {shown && (
        <Link
          href={shown.address}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
        >
          {messages.openPreview}
        </Link>
      )}
    </>
  );
}
