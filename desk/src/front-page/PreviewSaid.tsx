import { Link } from '@mui/material';
import { Said } from '../parts/state/Said.tsx';
import { messages } from './messages.ts';
import type { ShownPreview } from './use-preview.ts';

interface Props {
  shown: ShownPreview;
  /** Whether the last thing that was tried is this draft, and not one that was refused. */
  isNew: boolean;
}

/** What became of the last draft, with a link for a tab that was closed or did not open. */
export function PreviewSaid({ shown, isNew }: Props) {
  const isFirst = shown.drafts === 1;
  return (
    <>
      {/* By its key each draft is announced, though the words are those of the one before. */}
      {isNew && (
        <Said key={shown.drafts}>{isFirst ? messages.previewOpened : messages.previewRenewed}</Said>
      )}
      <Link
        href={shown.address}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
      >
        {messages.openPreview}
      </Link>
    </>
  );
}
