import type { ReactNode } from 'react';
import type { View } from '../border/remote-contract.ts';
import type { AnyFragment } from './define.tsx';

/** Apart from a page's view: a fragment shows its own problems, so it carries no notice for them. */
export function fragmentView(fragment: AnyFragment, { props }: View): ReactNode {
  return <fragment.Component {...props} />;
}
