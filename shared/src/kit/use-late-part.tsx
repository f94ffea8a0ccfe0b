import { useCallback, useState, type ComponentType } from 'react';
import { useShellApi } from './ShellApiContext.tsx';

/**
 * A part whose code comes when it is first wanted, so that it costs the first view nothing: null until then. `want` resolves to
 * whether the part is there; code that cannot be had has been reported by then, and the caller does what works without it. `want`
 * asks again each time it is called. `load` must be the same function on every render.
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const { report } = useShellApi();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  const want = useCallback(
    () =>
      load().then(
        (loaded) => {
          setPart(() => loaded);
          return true;
        },
        (error: unknown) => {
          report(error, 'late part');
          return false;
        },
      ),
    [load, report],
  );

  return [Part, want] as const;
}
