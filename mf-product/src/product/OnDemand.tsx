import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { SkeletonText } from '@kashi/shared/ui/SkeletonText';
import { useEffect, useState, type ComponentType } from 'react';

interface OnDemandProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part whose code comes when it is first shown; where it cannot be had, that is said in its place. */
export function OnDemand<Props extends object>({ load, props }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [load, hasFailed]);

  if (Part) return <Part {...props} />;
  if (hasFailed) return <ProblemNotice error={null} onRetry={() => setFailed(false)} />;
  return <SkeletonText lines={6} />;
}
