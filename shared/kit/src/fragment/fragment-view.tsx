import type { ComponentType, ReactNode } from 'react';
import type { View } from '@kashi/border/remote-contract';
import type { AnyFragment } from '../define.tsx';

/** Separate from a page's view: a fragment shows its own problems, so it needs no code for notices. */
export function fragmentView(fragment: AnyFragment, { props }: View): ReactNode {
  // The border has no types: the gate holds consumers to what the fragment takes.
  const Component = fragment.Component as ComponentType<object>;
  return <Component {...props} />;
}
