import type { ComponentType } from 'react';
import type { FormOutcome, Head, PlainContext } from '@kashi/border/remote-contract';
import type { notFound, PageContext, redirect } from '../define.tsx';
import { pageContext } from './page-context.tsx';

/** The argument of a plain page: the page's own context, and the request's cookies. */
export interface PlainPageContext extends PageContext {
  cookies: Record<string, string>;
  /** Whether the visitor has signed in by a form; `ask` is then the customer's. */
  isSignedIn: boolean;
}

/** Another page instead of this one. */
type Elsewhere = ReturnType<typeof redirect> | typeof notFound;

/** A page for a browser without JavaScript, or whose JavaScript is still loading. */
export interface PlainDefinition<Data> {
  /** Null if the page's waiting state is all there is to show. */
  load(context: PlainPageContext): Promise<Data | Elsewhere | null>;
  head(data: Data): Head;
  /** Whether the page is still its waiting state, because only the browser's code may know of what belongs there. */
  isWaiting?(data: Data): boolean;
  /** The cookies that end as the page is shown: what they have said is on the page. */
  spent?(data: Data, url: URL): readonly string[];
  /** A page of the same remote whose style is lent to this one, for parts that its own page has in late code only. */
  styledLike?: string;
  Component: ComponentType<{ data: Data }>;
  /** Carries out one of the page's forms. */
  takeForm(form: Record<string, string>, context: PlainPageContext): Promise<FormOutcome>;
}

export type AnyPlain = PlainDefinition<unknown>;

export function definePlain<Data>(definition: PlainDefinition<Data>): AnyPlain {
  return definition as unknown as AnyPlain;
}

/** Converts the border's context to the argument of a plain page. */
export function plainContext(context: PlainContext, origin: string): PlainPageContext {
  const { cookies, isSignedIn = false } = context;
  return { ...pageContext(context, origin), cookies, isSignedIn };
}

/** Whether `load` has answered another page. */
export function leadsElsewhere(loaded: unknown): loaded is Elsewhere {
  const { kind } = loaded as { kind?: unknown };
  return kind === 'redirect' || kind === 'not-found';
}
