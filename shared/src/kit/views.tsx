import type { ReactNode } from 'react';
import type { Host } from '../host/host.ts';
import type { View } from '../host/remote-contract.ts';
import { ProblemNotice } from '../ui/ProblemNotice.tsx';
import type { AnyFragment, AnyPage } from './define.tsx';
import { HostProvider } from './HostContext.tsx';
import { HostRouter } from './HostRouter.tsx';

/** A page with its data, or the notice that says why there is none. */
export function pageView(page: AnyPage, view: View, host: Host): ReactNode {
  if (view.problem !== undefined) {
    return <ProblemNotice error={view.problem} onRetry={() => void host.reload()} />;
  }
  return <page.Component data={view.data} params={view.params} />;
}

export function fragmentView(fragment: AnyFragment, view: View): ReactNode {
  return <fragment.Component {...view.props} />;
}

/** What every root of a remote stands in, on the server and in the browser. */
export function Surroundings({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <HostRouter host={host}>{children}</HostRouter>
    </HostProvider>
  );
}
