import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { Said } from '../parts/state/Said.tsx';
import { useChange } from '../parts/state/reading.ts';
import { typedOver, unlessTyped } from '../parts/form/typed-since.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { DeskProblem } from '../server/desk-problem.ts';
import { BannersPart } from './BannersPart.tsx';
import { differingParts } from './differing-parts.ts';
import { draftOf, inputOf } from './front-page-draft.ts';
import { messages } from './messages.ts';
import { PreviewSaid } from './PreviewSaid.tsx';
import { ProductsEntry } from './ProductsEntry.tsx';
import { SectionsPart } from './SectionsPart.tsx';
import { SlidesPart } from './SlidesPart.tsx';
import { usePreview } from './use-preview.ts';

/** Edits the front page as a whole. If another member has saved first, the typed values stay until this member decides. */
export function FrontPageForm({ page }: { page: FrontPage }) {
  const [draft, setDraft] = useState(() => draftOf(page));
  /** The version that the draft began from. */
  const [read, setRead] = useState(page);
  const [other, setOther] = useState<{ sentence: string; current: FrontPage } | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [tried, setTried] = useState<'save' | 'preview'>('save');
  const save = useChange('POST /v1/desk/front-page/save');

  const take = (saved: FrontPage) => {
    setDraft(unlessTyped(draft, draftOf(saved)));
    setRead(saved);
    setOther(null);
  };
  const preview = usePreview();
  const saving = useSubmit(draft, async (settle) => {
    setIsSaved(false);
    setTried('save');
    try {
      take(await save.mutateAsync({ version: read.version, page: inputOf(draft) }));
      settle();
      setIsSaved(true);
      preview.end();
    } catch (error) {
      if (!(error instanceof DeskProblem && error.status === 409)) throw error;
      setOther({ sentence: error.message, current: error.value as FrontPage });
    }
  });
  const previewing = useSubmit(null, async () => {
    setIsSaved(false);
    setTried('preview');
    await preview.show(inputOf(draft));
  });
  // The faults of the last try alone, whichever it was.
  const form = tried === 'save' ? saving : previewing;
  const isPreviewNew = tried === 'preview' && !previewing.isBusy && !previewing.failure;
  const parts = { draft, onChange: setDraft, problemOf: form.problemOf };

  return (
    <form onSubmit={saving.submit} noValidate>
      <SlidesPart {...parts} />
      <BannersPart {...parts} />
      <FieldSet title={messages.amazing}>
        <ProductsEntry
          name={messages.amazing}
          products={draft.amazing}
          onChange={(amazing) => setDraft((before) => ({ ...before, amazing }))}
          problem={form.problemOf('page.amazingIds')}
        />
      </FieldSet>
      <SectionsPart {...parts} />
      <FieldSet title={messages.suggested}>
        <ProductsEntry
          name={messages.suggested}
          products={draft.suggested}
          onChange={(suggested) => setDraft((before) => ({ ...before, suggested }))}
          problem={form.problemOf('page.suggestedIds')}
        />
      </FieldSet>
      {form.failure}
      {other && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={differingParts(draft, draftOf(other.current))}
          onTheirs={() => {
            take(other.current);
            saving.settle();
          }}
          onMine={() => {
            setDraft(typedOver(draft, draftOf(read), draftOf(other.current)));
            setRead(other.current);
            setOther(null);
          }}
        />
      )}
      <Said>{isSaved && !saving.isUnsaved && messages.saved}</Said>
      <PreviewSaid shown={preview.shown} isNew={isPreviewNew} />
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3, flexWrap: 'wrap' }}>
        <SteadyButton
          type="submit"
          variant="contained"
          isBusy={saving.isBusy}
          isOff={other !== null}
        >
          {messages.save}
        </SteadyButton>
        <SteadyButton variant="outlined" isBusy={previewing.isBusy} onClick={previewing.submit}>
          {preview.shown ? messages.renewPreview : messages.preview}
        </SteadyButton>
      </Stack>
    </form>
  );
}
