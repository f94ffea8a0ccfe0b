import type { ComponentType } from 'react';
import type { FormOutcome, Head, PlainContext } from '../../border/remote-contract.ts';
import type { PageContext } from '../define.tsx';
import { pageContext } from './page-context.tsx';

/** The argument of a plain page: the page's own context, and the request's cookies. */
export interface PlainPageContext extends PageContext {
  cookies: Record<string, string>;
}

/** A page for a browser without JavaScript, or whose JavaScript is still loading. */
export interface PlainDefinition<Data> {
  /** Null if the page's waiting state is all there is to show. */
  load(context: PlainPageContext): Promise<Data | null>;
  head(data: Data): Head;
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
  return { ...pageContext(context, origin), cookies: context.cookies };
}
