import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Dialog } from '@kashi/shared/ui/overlay/Dialog';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from '../FilterPage.module.css';

interface FilterSheetProps {
  /** How many products there are now. */
  count: number;
  /** Null where there is nothing to clear. */
  clearHref: string | null;
  /** Why the list could not be narrowed down as wished: the page's own notice lies behind the sheet. */
  problem: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone. It stays open while they are changed, and its button counts what is left. */
export function FilterSheet({ count, clearHref, problem, onClose, children }: FilterSheetProps) {
  const shell = useShellApi();

  return (
    <Dialog
      title={messages.filters.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{messages.filters.show(count)}</Button>
          {/* Always there: the button beside it may not move under the finger that has just narrowed the list down. */}
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
      {problem !== undefined && (
        <div className={styles.sheetProblem}>
          <ProblemNotice error={problem} onRetry={() => void shell.reload()} />
        </div>
      )}
      {children}
    </Dialog>
  );
}
