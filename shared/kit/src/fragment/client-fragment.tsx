import { contractVersion, type ClientFragment } from '@kashi/border/remote-contract';
import type { AnyFragment } from '../define.tsx';
import { fragmentView } from './fragment-view.tsx';
import { lifecyclesOf } from '../page/lifecycles.tsx';

/** The federated module of a fragment. The build writes the file that calls it. */
export function clientFragment(fragment: AnyFragment): ClientFragment {
  return {
    contract: contractVersion,
    lifecycles: lifecyclesOf((view) => fragmentView(fragment, view), 'in slices'),
  };
}
