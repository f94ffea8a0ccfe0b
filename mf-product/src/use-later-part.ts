import { useState, type ComponentType } from 'react';

/**
 * A part whose code comes when it is first wanted. `want` resolves to whether the part is there: where its code cannot
 * be had, the caller does what works without it.
 */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  const want = () =>
    load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => false,
    );

  return [Part, want] as const;
}
