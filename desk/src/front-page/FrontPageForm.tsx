import type { FrontPage } from '@kashi/shared/contracts/desk/front-page';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Said } from '../parts/state/Said.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { DeskProblem } from '../server/desk-problem.ts';
import { BannersPart } from './BannersPart.tsx';
import { draftOf, inputOf } from './front-page-draft.ts';
import { messages } from './messages.ts';
import { ProductsEntry } from './ProductsEntry.tsx';
import { SectionsPart } from './SectionsPart.tsx';
import { SlidesPart } from './SlidesPart.tsx';

/** Edits the front page as a whole. If another member has saved first, typed values stay until this member takes that version. */
export function FrontPageForm({ page }: { page: FrontPage }) {
  const [draft, setDraft] = useState(() => draftOf(page));
  const [version, setVersion] = useState(page.version);
  const [theirs, setTheirs] = useState<FrontPage | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const save = useChange('POST /v1/desk/front-page/save');

  const take = (saved: FrontPage) => {
    setDraft(draftOf(saved));
    setVersion(saved.version);
    setTheirs(null);
  };
  const form = useSubmit(async () => {
    setIsSaved(false);
    try {
      take(await save.mutateAsync({ version, page: inputOf(draft) }));
      setIsSaved(true);
    } catch (error) {
      if (error instanceof DeskProblem && error.status === 409) setTheirs(error.value as FrontPage);
      throw error;
    }
  });
  const parts = { draft, onChange: setDraft, problemOf: form.problemOf };

  return (
    <form onSubmit={form.submit} noValidate>
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
      {isSaved && <Said>{messages.saved}</Said>}
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3 }}>
        <Button type="submit" variant="contained" loading={form.isBusy}>
          {messages.save}
        </Button>
        {theirs && (
          <Button variant="outlined" onClick={() => take(theirs)}>
            {messages.takeTheirs}
          </Button>
        )}
      </Stack>
    </form>
  );
}
