import type { ShelfKind, Shelves } from '@kashi/contracts/desk/goods/shelves';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice, titled } from '../parts/form/Choice.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { overtakenBy, type Overtaken } from '../parts/state/overtaken.ts';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';
import { shelfIn, type KnownShelf } from './known-shelf.ts';
import { ShelfPictures, type ShelfLook } from './ShelfPictures.tsx';

interface Props {
  kind: ShelfKind;
  /** null for a new shelf. */
  shelf: KnownShelf | null;
  /** The shelves under which a new shelf can lie; null for a kind of shelf that has no parent. */
  parents: readonly { id: number; title: string }[] | null;
  onClose(): void;
}

/** Names a shelf and gives it its picture, or deletes a shelf on which nothing lies. */
export function ShelfDialog({ kind, shelf, parents, onClose }: Props) {
  const [title, setTitle] = useState(shelf?.title ?? '');
  const [look, setLook] = useState<ShelfLook>({});
  /** The shelf as it was last read: the form's own, or the one that another member has saved meanwhile. */
  const [seen, setSeen] = useState(shelf);
  const [other, setOther] = useState<Overtaken<KnownShelf> | null>(null);
  const [parentId, setParentId] = useState('');
  // The key stays the same while the dialog is open: a second press after a lost answer makes no other shelf.
  const [key] = useState(newPressKey);
  const save = useChange('POST /v1/desk/shelves/save');
  const remove = useChange('POST /v1/desk/shelves/delete');
  const form = useSubmit([title, look, parentId], async () => {
    const parent = parentId === '' ? null : Number(parentId);
    const { id = null, version = null } = seen ?? {};
    try {
      await save.mutateAsync({ kind, id, version, title, parentId: parent, key, ...look });
      onClose();
    } catch (error) {
      const overtaken = overtakenBy<Shelves>(error);
      const current = overtaken?.current && shelf && shelfIn(overtaken.current, kind, shelf.id);
      if (!current) throw error;
      setOther({ sentence: overtaken.sentence, current });
    }
  });
  const theirs = other?.current;
  return (
    <AskDialog
      title={messages.one[kind]}
      send={messages.save}
      form={{ ...form, isBusy: form.isBusy || remove.isPending }}
      onClose={onClose}
    >
      {form.failure}
      {theirs && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={[[messages.name, theirs.title], ...(theirs.look ? [lookIn(kind, theirs)] : [])]}
          onTheirs={() => {
            setSeen(theirs);
            setTitle(theirs.title);
            setLook({});
            form.settle();
            setOther(null);
          }}
          onMine={() => {
            if (title === seen?.title) setTitle(theirs.title);
            setSeen(theirs);
            setOther(null);
          }}
        />
      )}
      {remove.error && <Failure error={remove.error} />}
      <TextEntry
        label={messages.name}
        value={title}
        onChange={setTitle}
        problem={form.problemOf('title')}
      />
      {parents && shelf === null && (
        <Choice
          label={messages.under}
          value={parentId}
          onChange={setParentId}
          choices={titled(parents)}
          problem={form.problemOf('parentId')}
        />
      )}
      <ShelfPictures
        kind={kind}
        look={{ ...seen?.look, ...look }}
        // From what is there now, because an uploaded picture may arrive after more was typed.
        onChange={(part) => setLook((before) => ({ ...before, ...part }))}
        problemOf={form.problemOf}
      />
      {shelf !== null && (
        <SteadyButton
          color="error"
          isBusy={remove.isPending}
          isOff={form.isBusy}
          onClick={() => remove.mutate({ kind, id: shelf.id }, { onSuccess: onClose })}
        >
          {messages.delete}
        </SteadyButton>
      )}
    </AskDialog>
  );
}

/** What another member has made of a shelf's look, in one line. */
function lookIn(kind: ShelfKind, { look, hasPicture }: KnownShelf): readonly [string, string] {
  return kind === 'subGroup'
    ? [messages.sizeGuide, look?.sizeGuide ?? messages.noSizeGuide]
    : [messages.pictureOf, messages.picture(hasPicture)];
}
