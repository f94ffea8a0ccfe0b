import type { ComponentType } from 'react';
import type { FormOutcome, Head, PlainContext } from '../border/remote-contract.ts';
import type { PageContext } from './define.tsx';
import { pageContext } from './page-context.tsx';

/** What a plain page gets: the page's own context, and what the browser has sent along. */
export interface PlainPageContext extends PageContext {
  cookies: Record<string, string>;
}

/** A page for a browser without JavaScript, and for one whose JavaScript is still on its way. */
export interface PlainDefinition<Data> {
  /** Null where there is nothing to show but the page's waiting state. */
  load(context: PlainPageContext): Promise<Data | null>;
  head(data: Data): Head;
  Component: ComponentType<{ data: Data }>;
  /** Does what one of the page's forms asks. */
  takeForm(form: Record<string, string>, context: PlainPageContext): Promise<FormOutcome>;
}

export type AnyPlain = PlainDefinition<unknown>;

export function definePlain<Data>(definition: PlainDefinition<Data>): AnyPlain {
  return definition as unknown as AnyPlain;
}

/** What crosses the border, in the shape that a plain page takes. */
export function plainContext(context: PlainContext, origin: string): PlainPageContext {
  return { ...pageContext(context, origin), cookies: context.cookies };
}
