import type { ComponentType } from 'react';
import type { Ask } from '../api/ask.ts';
import type { Preview } from '../border/preview.ts';
import type { Head } from '../border/remote-contract.ts';

/** What a page's `load` gets, on the server for the first view and in the browser for the next ones. */
export interface PageContext {
  url: URL;
  params: Record<string, string>;
  signal: AbortSignal;
  ask: Ask;
}

export type PageResult<Data> =
  | { kind: 'found'; data: Data }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

export interface PageProps<Data> {
  data: Data;
  params: Record<string, string>;
  /** Why newer data could not be read. The notice above the page says it; a dialog that covers the page has to as well. */
  problem?: unknown;
  /** What the card that led here has shown, and has been shown in this page's place until now. */
  preview?: Preview | undefined;
}

export interface PageDefinition<Data> {
  /** Reads what the page shows. What it throws is shown as the page's notice, with a retry. */
  load(context: PageContext): Promise<PageResult<Data>>;
  /** `data` is null while the page is waiting for it. */
  head(data: Data | null, url: URL): Head;
  Component: ComponentType<PageProps<Data>>;
  /**
   * What a browser shows from the press on a card until the data is here. In the places of the page itself, so that nothing
   * moves. Without it the last page stays until this one is whole.
   */
  Preview?: ComponentType<{ preview: Preview }>;
}

/** A page as the kit keeps it, its data's type forgotten. */
export type AnyPage = PageDefinition<unknown>;

export interface FragmentDefinition<Props extends object> {
  Component: ComponentType<Props>;
}

export type AnyFragment = FragmentDefinition<object>;

/**
 * A page's file exports this as `page`, and its skeleton as `Waiting`: what the server sends of a `visitor` page, and of one
 * whose data came too late. The two are apart because browsers render no skeleton of a page: the build for browsers takes
 * `page` alone, and so leaves the skeleton's code out.
 */
export function definePage<Data>(definition: PageDefinition<Data>): AnyPage {
  return definition as AnyPage;
}

export function defineFragment<Props extends object>(
  definition: FragmentDefinition<Props>,
): AnyFragment {
  return definition as unknown as AnyFragment;
}

export function found<Data>(data: Data): PageResult<Data> {
  return { kind: 'found', data };
}

/** The shell shows its not-found page, with status 404. */
export const notFound = { kind: 'not-found' } as const;

export function redirect(to: string, { permanent = false } = {}) {
  return { kind: 'redirect', to, permanent } as const;
}
