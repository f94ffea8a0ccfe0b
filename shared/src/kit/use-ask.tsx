import { useMemo } from 'react';
import { createAsk, type Ask } from '../api/ask.ts';
import { useHost } from './HostContext.tsx';

/** The way to the API, see `ask.ts`. Apart from the host, because the shell's first view has nothing to ask. */
export function useAsk(): Ask {
  const { fetch } = useHost();
  return useMemo(() => createAsk(fetch), [fetch]);
}
