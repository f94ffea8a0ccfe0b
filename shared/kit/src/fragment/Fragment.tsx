import { useContext, useEffect, useId, useRef } from 'react';
import type { MountedFragment } from '@kashi/border/shell-api';
import { FragmentPlaces } from '../page/fragment-places.ts';
import { useShellApi } from '../ShellApiContext.tsx';

/**
 * The fragments of other teams whose props are known to the compiler, by `<remote>/<fragment>`. `kashi types` adds what is live and
 * named in a package's code; a fragment that is not among them takes any object.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Fragments {}

interface FragmentProps<Id extends string> {
  /** `<remote>/<fragment>`, such as `mf-cart-checkout/add-to-cart`. */
  id: Id;
  /** JSON only, because the props cross to another team's code. */
  props: Id extends keyof Fragments ? Fragments[Id] : object;
  /** Reserves the fragment's room, so that nothing moves when it arrives. */
  className?: string | undefined;
}

/**
 * A place in this tree for another team's fragment. React never looks inside a `dangerouslySetInnerHTML` node, so the server's
 * HTML stays untouched until the fragment's own root hydrates it.
 */
export function Fragment<Id extends string>({ id, props, className }: FragmentProps<Id>) {
  const shell = useShellApi();
  const idPrefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedFragment>(undefined);
  const key = JSON.stringify(props);

  useEffect(() => {
    if (!element.current) return undefined;
    const fragment = shell.fragment.mount?.(
      id,
      element.current,
      JSON.parse(key) as object,
      idPrefix,
    );
    mounted.current = fragment;
    return () => fragment?.unmount();
    // Later props reach the mounted fragment through the effect below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shell, id, idPrefix]);

  useEffect(() => mounted.current?.update(JSON.parse(key) as object), [key]);

  const html = useContext(FragmentPlaces)?.(
    idPrefix + id,
    () => shell.fragment.html?.(id, props, idPrefix) ?? Promise.resolve(''),
  );
  return (
    <div
      ref={element}
      className={className}
      data-fragment={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
