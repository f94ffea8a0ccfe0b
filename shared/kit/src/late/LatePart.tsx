import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { useLatePart } from './use-late-part.tsx';

interface LatePartProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The placeholder, as large as the part itself. */
  waiting?: ReactNode;
}

/**
 * A part of the page whose code loads when it is first shown. If the code fails, a notice in the part's place says so and offers
 * a retry; the rest of the page and its typed text stay.
 */
export function LatePart<Props extends object>({
  load,
  props,
  waiting = <SkeletonText lines={6} />,
}: LatePartProps<Props>) {
  const [Part, want] = useLatePart(load);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!hasFailed) void want().then((isThere) => setFailed(!isThere));
  }, [want, hasFailed]);

  if (Part) return <Part {...props} />;
  if (hasFailed) return <ProblemNotice error={null} onRetry={() => setFailed(false)} />;
  return waiting;
}
