import type { ComponentType } from 'react';
import type { Ask } from '@kashi/contracts/asking/ask';
import type { Preview } from '@kashi/border/preview';
import type { Head } from '@kashi/border/remote-contract';

/** The argument of a page's `load`, on the server for the first view and in the browser for later ones. */
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
  /**
   * The reason why newer data could not be read. The notice above the page shows it; a dialog that covers the page must show it
   * too.
   */
  problem?: unknown;
  /** The preview of the card that led here, which this page has shown until now. */
  preview?: Preview | undefined;
}

export interface PageDefinition<Data> {
  /** Reads the page's data. An error becomes the page's notice, with a retry. */
  load(context: PageContext): Promise<PageResult<Data>>;
  /** `data` is null while the page is waiting for it. */
  head(data: Data | null, url: URL): Head;
  Component: ComponentType<PageProps<Data>>;
  /**
   * The page from the press on a card until the data has loaded. Its parts have the places of the page's own parts, so that
   * nothing moves. Without it the last page stays until this one is complete.
   */
  Preview?: ComponentType<{ preview: Preview }>;
}

/** A page as the kit stores it, without the type of its data. */
export type AnyPage = PageDefinition<unknown>;

export interface FragmentDefinition<Props extends object> {
  Component: ComponentType<Props>;
}

/** A fragment as the kit stores it, without the type of its props. */
export type AnyFragment = FragmentDefinition<never>;

/**
 * Defines a page. The page's file exports the result as `page`, and its skeleton as `Waiting`: the server sends the skeleton of a
 * `visitor` page, and of a page whose data came too late. They are separate exports because browsers render no skeleton: their
 * build takes only `page`, and leaves the skeleton's code out.
 */
export function definePage<Data>(definition: PageDefinition<Data>): AnyPage {
  return definition as AnyPage;
}

/** Defines a fragment. The fragment's file exports the result as `fragment`; its props are JSON, since they cross to another team's code. */
export function defineFragment<Props extends object>(
  definition: FragmentDefinition<Props>,
): FragmentDefinition<Props> {
  return definition;
}

export function found<Data>(data: Data): PageResult<Data> {
  return { kind: 'found', data };
}

/** The shell shows its not-found page, with status 404. */
export const notFound = { kind: 'not-found' } as const;

export function redirect(to: string, { permanent = false } = {}) {
  return { kind: 'redirect', to, permanent } as const;
}
