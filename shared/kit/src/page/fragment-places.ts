import { createContext } from 'react';

/**
 * Renders a fragment, and returns a placeholder for its HTML. A component that renders again keeps its placeholder, and its
 * fragment is rendered once. `key` names the place in the tree and the fragment.
 */
export type KeepPlace = (key: string, fragmentHtml: () => Promise<string>) => string;

/** Null outside of server rendering. */
export const FragmentPlaces = createContext<KeepPlace | null>(null);
