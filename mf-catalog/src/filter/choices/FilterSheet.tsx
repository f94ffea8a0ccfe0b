import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { useRef, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from '../FilterPage.module.css';

interface FilterSheetProps {
  /** The number of products in the present list. */
  count: number;
  /** The listing without filters; null where there is nothing to clear. */
  clearHref: string | null;
  /** Why another list could not be read. The sheet says it too, since it covers the page's own notice. */
  problem: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet with the filters on a phone. It stays open while filters change, and its button counts the products. */
export function FilterSheet({ count, clearHref, problem, onClose, children }: FilterSheetProps) {
  const shell = useShellApi();
  const show = useRef<HTMLButtonElement>(null);
  useKeptFocus(show, `${count} ${clearHref}`);

  return (
    <Dialog
      title={messages.filters.title}
      onClose={onClose}
      foot={
        <>
          <Button ref={show} onClick={onClose}>
            {messages.filters.show(count)}
          </Button>
          {/* Always shown, so that the button beside it does not move under the finger. */}
          {clearHref ? (
            <ButtonLink variant="secondary" href={clearHref}>
              {messages.filters.clear}
            </ButtonLink>
          ) : (
            <Button variant="secondary" disabled>
              {messages.filters.clear}
            </Button>
          )}
        </>
      }
    >
      {/* The page's own counter is behind the sheet, where screen readers do not hear it. */}
      <p role="status" className="visually-hidden">
        {messages.found(count)}
      </p>
      {problem !== undefined && (
        <div className={styles.sheetProblem}>
          <ProblemNotice error={problem} onRetry={() => void shell.reload()} />
        </div>
      )}
      {children}
    </Dialog>
  );
}
