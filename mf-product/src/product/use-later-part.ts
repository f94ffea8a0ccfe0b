import { useLatePart } from '@kashi/shared/kit/late/use-late-part';
import { useEffect, type ComponentType } from 'react';

/** After this time the first view has its code, in milliseconds. */
const afterFirstViewMs = 2500;

/** A late part (`useLatePart`) that is wanted as soon as the first view is there. */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = useLatePart(load);
  const [, want] = part;
  // Whoever leaves earlier has the code for the next product.
  useEffect(() => void setTimeout(() => void want(), afterFirstViewMs), [want]);
  return part;
}
