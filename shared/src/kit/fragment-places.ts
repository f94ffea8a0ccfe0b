import { createContext } from 'react';

/**
 * Has a fragment rendered, and answers what stands in its place until its HTML is there. A component that renders anew keeps its
 * place, and the fragment is rendered once. `key`: its place in the tree, and which it is.
 */
export type KeepPlace = (key: string, fragmentHtml: () => Promise<string>) => string;

/** Null where nothing is rendered on the server. */
export const FragmentPlaces = createContext<KeepPlace | null>(null);
