import { useEffect, type ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import type { View } from '@kashi/border/remote-contract';
import type { AnyPage } from '../define.tsx';
import { PageProblem } from './PageProblem.tsx';
import { Slice } from '@kashi/ui/layout/Slice';

/**
 * A page with its data, or the notice of why it has none. A refresh that fails keeps the content below the notice; both keep
 * their places, so that the page keeps its state.
 */
export function pageView(
  page: AnyPage,
  view: View,
  shell: ShellApi,
  onAlive?: () => void,
): ReactNode {
  const { data, params, problem, preview } = view;
  if (preview && page.Preview && data === null && problem === undefined)
    return <page.Preview preview={preview} />;

  return (
    <>
      {problem !== undefined && (
        <PageProblem
          title={
            data === null
              ? page.head(null, new URL(shell.location(), 'http://shop.invalid')).title
              : ''
          }
          error={problem}
          onRetry={() => void shell.reload()}
        />
      )}
      {(problem === undefined || data !== null) && (
        <page.Component data={data} params={params} problem={problem} preview={preview} />
      )}
      <Slice>
        <LastPart onAlive={onAlive} />
      </Slice>
    </>
  );
}

/** Parts are hydrated together or from the top, so this one is the last. */
function LastPart({ onAlive }: { onAlive: (() => void) | undefined }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
}
