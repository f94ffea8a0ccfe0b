import { useMemo } from 'react';
import { createAsk, type Ask } from '@kashi/contracts/asking/ask';
import { useShellApi } from './ShellApiContext.tsx';

/** Asks the shop's API, see `ask.ts`. Separate from `useShellApi`, because the shell's first view asks nothing. */
export function useAsk(): Ask {
  const { fetch } = useShellApi();
  return useMemo(() => createAsk(fetch), [fetch]);
}
