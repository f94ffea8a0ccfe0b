import { fixedPages, type OwnPage, type PageFooter } from '@kashi/contracts/desk/pages';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from '../parts/form/Choice.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { typedOver, unlessTyped } from '../parts/form/typed-since.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { RichTextEntry } from '../parts/rich-text/RichTextEntry.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { Said } from '../parts/state/Said.tsx';
import { overtakenBy, type Overtaken } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { PictureEntry } from '../pictures/PictureEntry.tsx';
import { messages as pictureMessages } from '../pictures/messages.ts';
import { DeletePage } from './DeletePage.tsx';
import { messages } from './messages.ts';
import { draftOf, type PageDraft } from './page-draft.ts';
import { differingFrom } from './page-difference.tsx';
import { startingTexts } from './starting-messages.ts';

interface Props {
  /** null for a new page, whose name is typed. */
  name: string | null;
  /** null while nobody has written the page. */
  page: OwnPage | null;
}

/** Writes a page. If another member has saved first, the typed text stays until this member decides. */
export function PageForm({ name, page }: Props) {
  const [draft, setDraft] = useState(() => draftOf(name, page));
  const [saved, setSaved] = useState(page);
  const [other, setOther] = useState<Overtaken<OwnPage> | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const save = useChange('POST /v1/desk/pages/save');
  const set = (part: Partial<PageDraft>) => setDraft((before) => ({ ...before, ...part }));
  const take = (theirs: OwnPage | null) => {
    const taken = draftOf(theirs?.name ?? draft.name, theirs);
    // A page that is saved keeps its name, whatever was typed since.
    setDraft((now) => ({ ...unlessTyped(draft, taken)(now), name: taken.name }));
    setSaved(theirs);
    setOther(null);
  };
  const form = useSubmit(draft, async (settle) => {
    setIsSaved(false);
    try {
      const input = { ...draft, version: saved?.version ?? null };
      take(await save.mutateAsync(input));
      settle();
      setIsSaved(true);
    } catch (error) {
      // A new page has no other version: the refusal stands beside its name.
      const overtaken = name === null && !saved ? null : overtakenBy<OwnPage>(error);
      if (!overtaken) throw error;
      setOther(overtaken);
    }
  });
  const isFixed = fixedPages.some((each) => each === draft.name);
  const start = startingTexts[draft.name];

  return (
    <form onSubmit={form.submit} noValidate>
      <ScreenHead title={saved?.title || draft.title || messages.add}>
        <Button component={Link} to="/pages">
          {messages.toList}
        </Button>
      </ScreenHead>
      <FieldSet title={messages.words}>
        <TextEntry
          label={messages.pageTitle}
          value={draft.title}
          onChange={(title) => set({ title })}
          problem={form.problemOf('title')}
        />
        {name === null && !saved ? (
          <TextEntry
            label={messages.name}
            helperText={messages.nameHint}
            value={draft.name}
            onChange={(typed) => set({ name: typed })}
            problem={form.problemOf('name')}
            ltr
          />
        ) : (
          saved && (
            <p>
              {messages.addressIs} <bdi dir="ltr">{saved.path}</bdi>
            </p>
          )
        )}
        {!isFixed && (
          <Choice
            label={messages.footer}
            helperText={messages.footerHint}
            value={draft.footer}
            onChange={(footer) => set({ footer: footer as PageFooter })}
            choices={Object.entries(messages.footerLists)}
            problem={form.problemOf('footer')}
          />
        )}
      </FieldSet>
      <FieldSet title={messages.body}>
        {start !== undefined && draft.context === '' && (
          <Alert
            className="wide"
            severity="info"
            action={<Button onClick={() => set({ context: start })}>{messages.begin}</Button>}
          >
            {messages.beginHint}
          </Alert>
        )}
        <RichTextEntry
          label={messages.text}
          value={draft.context}
          onChange={(context) => set({ context })}
          problem={form.problemOf('context')}
        />
      </FieldSet>
      <FieldSet title={messages.picture}>
        <PictureEntry
          name={messages.pictureOf}
          hint={pictureMessages.shape(messages.shape)}
          picture={draft.picture}
          onChange={(picture) => set({ picture })}
          onRemove={() => set({ picture: null })}
          problem={form.problemOf('picture')}
        />
      </FieldSet>
      {other && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={other.current ? differingFrom(draft, other.current) : []}
          onTheirs={() => {
            take(other.current);
            form.settle();
          }}
          onMine={() => {
            const { current } = other;
            if (current) setDraft(typedOver(draft, draftOf(name, saved), draftOf(name, current)));
            setSaved(current);
            setOther(null);
          }}
        />
      )}
      {form.failure}
      <Said>{isSaved && !form.isUnsaved && messages.saved}</Said>
      <Stack direction="row" sx={{ gap: 2, marginBlock: 3 }}>
        <SteadyButton type="submit" variant="contained" isBusy={form.isBusy} isOff={other !== null}>
          {messages.save}
        </SteadyButton>
        {saved && !isFixed && <DeletePage page={saved} />}
      </Stack>
    </form>
  );
}
