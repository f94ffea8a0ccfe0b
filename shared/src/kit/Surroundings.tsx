import type { ReactNode } from 'react';
import type { Host } from '../host/host.ts';
import { HostProvider } from './HostContext.tsx';
import { HostRouter } from './HostRouter.tsx';

/** What every root of a remote stands in, on the server and in the browser. */
export function Surroundings({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <HostRouter host={host}>{children}</HostRouter>
    </HostProvider>
  );
}
