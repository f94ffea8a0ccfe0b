import { useCallback, useState, type ComponentType } from 'react';
import { useShellApi } from '../ShellApiContext.tsx';

/**
 * A part whose code loads when it is first wanted, so that the first view does not pay for it: null until then. `want` resolves
 * to whether the part has loaded; a failure has been reported by then, and the caller falls back to what works without the part.
 * Each call of `want` tries again. `load` must be the same function on every render.
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
