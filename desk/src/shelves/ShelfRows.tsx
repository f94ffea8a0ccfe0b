import type { ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { Button } from '@mui/material';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { fileFor } from '../pictures/file-for.ts';
import type { KnownShelf } from './known-shelf.ts';
import { messages } from './messages.ts';
import styles from './ShelvesPage.module.css';

interface Props {
  kind: ShelfKind;
  /** The shelves under one parent. */
  shelves: readonly KnownShelf[];
  /** Those of them that are shown: a raise counts the others too. */
  shown: readonly KnownShelf[];
  onEdit(shelf: KnownShelf): void;
  /** The order that is shown may be another one by now. */
  onRefused(): void;
}

/** The shelves under one parent in the order in which shoppers see them. Each can be raised by one place. */
export function ShelfRows({ kind, shelves, shown, onEdit, onRefused }: Props) {
  const raise = useChange('POST /v1/desk/shelves/raise');
  const raised = raise.isSuccess && shelves.find(({ id }) => id === raise.variables.id);
  return (
    <>
      {shelves.map((shelf, place) => {
        const { id, title } = shelf;
        const above = shelves[place - 1]?.id ?? null;
        if (!shown.includes(shelf)) return null;
        return (
          <div key={id} className={styles['row']}>
            <Button
              variant="outlined"
              startIcon={<ShelfMark shelf={shelf} />}
              onClick={() => onEdit(shelf)}
            >
              {title}
            </Button>
            {/* There for the first one too: the button would go with its focus when a shelf becomes the first. */}
            <SteadyButton
              aria-label={messages.raiseOf(title)}
              isBusy={raise.isPending && raise.variables.id === id}
              isOff={raise.isPending || above === null}
              onClick={() =>
                above !== null && raise.mutate({ kind, id, above }, { onError: onRefused })
              }
            >
              {messages.raise}
            </SteadyButton>
          </div>
        );
      })}
      <div className="wide">
        {raise.error && <Failure error={raise.error} />}
        <Said occasion={raise.submittedAt}>{raised && messages.raised(raised.title)}</Said>
      </div>
    </>
  );
}

/** The small picture before the title of a group or a brand that has one. */
function ShelfMark({ shelf: { look } }: { shelf: KnownShelf }) {
  const src = look?.logo || (look?.picture && fileFor(markWidth, look.picture));
  return src ? <img src={src} alt="" width={24} height={24} className={styles['mark']} /> : null;
}

/** The width on screens with up to three times the density. */
const markWidth = 72;
