import type { ReactNode } from 'react';
import type { Host } from '../host/host.ts';
import type { View } from '../host/remote-contract.ts';
import type { AnyFragment, AnyPage } from './define.tsx';
import { HostProvider } from './HostContext.tsx';
import { HostRouter } from './HostRouter.tsx';
import { PageProblem } from './PageProblem.tsx';

/**
 * A page with its data, or the notice that says why there is none. A refresh that fails leaves the content on the
 * screen, under the notice; the two keep their places, so that the page keeps its state.
 */
export function pageView(page: AnyPage, { data, params, problem }: View, host: Host): ReactNode {
  return (
    <>
      {problem !== undefined && <PageProblem error={problem} onRetry={() => void host.reload()} />}
      {(problem === undefined || data !== null) && <page.Component data={data} params={params} />}
    </>
  );
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
