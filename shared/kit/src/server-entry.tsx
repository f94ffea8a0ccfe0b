import type { ComponentType, ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import type { PageRoute } from '@kashi/border/pages/page-route';
import {
  contractVersion,
  pageIdPrefix,
  type RenderContext,
  type RenderedPage,
  type ServerEntry,
} from '@kashi/border/remote-contract';
import type { AnyFragment, AnyPage } from './define.tsx';
import { leadsElsewhere, plainContext, type AnyPlain } from './page/plain.tsx';
import { fragmentView } from './fragment/fragment-view.tsx';
import { pageContext } from './page/page-context.tsx';
import { pageView } from './page/page-view.tsx';
import { renderHtml } from './page/render-html.tsx';
import { Providers } from './Providers.tsx';

export interface ServerModules {
  routes: PageRoute[];
  pages: Record<string, AnyPage>;
  /** The skeletons of the pages, by the same names. */
  waiting: Record<string, ComponentType>;
  fragments: Record<string, AnyFragment>;
  /** The pages' versions without JavaScript. */
  plain?: Record<string, AnyPlain>;
}

/** Pages know only their path; this origin merely makes it a URL. */
const origin = 'http://shop.invalid';

/** A whole remote for the server, as one CommonJS file. The build writes the file that calls this. */
export function serverEntry({
  routes,
  pages,
  waiting,
  fragments,
  plain = {},
}: ServerModules): ServerEntry {
  return {
    contract: contractVersion,
    routes,
    fragments: Object.keys(fragments),

    async renderPage(name, context) {
      const page = known(pages, name);
      const startedAt = performance.now();
      const result = await page.load(pageContext(context, origin));
      if (result.kind !== 'found') return result;
      const loadMs = performance.now() - startedAt;
      return { ...(await renderFound(page, result.data, context)), loadMs };
    },

    async renderWaiting(name, { url, host: shell }) {
      const Waiting = known(waiting, name);
      const html = await renderIn(shell, <Waiting />, { idPrefix: pageIdPrefix });
      return { head: known(pages, name).head(null, new URL(origin + url)), html };
    },

    async renderPlain(name, context) {
      const definition = plain[name];
      const data = await definition?.load(plainContext(context, origin));
      if (!definition || !data) return null;
      if (leadsElsewhere(data)) return data;
      const { host: shell, signal, cookies: sent } = context;
      const node = <definition.Component data={data} />;
      const html = await renderIn(shell, node, { idPrefix: pageIdPrefix, signal });
      const named = definition.spent?.(data, new URL(origin + context.url)) ?? [];
      const spent = named.filter((each) => each in sent);
      const cookies = spent.map((each) => ({ name: each, value: null, maxAgeSeconds: 0 }));
      const { styledLike } = definition;
      return {
        head: definition.head(data),
        html,
        cookies,
        ...(styledLike && { styledLike }),
        ...(!definition.isWaiting?.(data) && { isWhole: true }),
      };
    },

    plain: Object.keys(plain),

    takeForm: async (name, { form, ...context }) =>
      (await plain[name]?.takeForm(form, plainContext(context, origin))) ?? null,

    async renderFragment(name, { props, host: shell, signal, idPrefix }) {
      const fragment = known(fragments, name);
      const view = { params: {}, data: null, props };
      return renderIn(shell, fragmentView(fragment, view), { idPrefix, signal });
    },
  };
}

async function renderFound(
  page: AnyPage,
  data: unknown,
  context: RenderContext,
): Promise<Extract<RenderedPage, { kind: 'found' }>> {
  const { url, params, host: shell, signal } = context;
  const head = page.head(data, new URL(origin + url));
  const node = pageView(page, { params, data }, shell);
  const html = await renderIn(shell, node, { idPrefix: pageIdPrefix, signal });
  return { kind: 'found', head, data, pipe: async (write) => write(html) };
}

/** Rejects on any error, so that a half-rendered tile is never sent. */
function renderIn(
  shell: ShellApi,
  node: ReactNode,
  settings: Parameters<typeof renderHtml>[1],
): Promise<string> {
  return renderHtml(<Providers shell={shell}>{node}</Providers>, settings);
}

function known<Value>(values: Record<string, Value>, name: string): Value {
  const value = values[name];
  if (!value) throw new Error(`This remote has no "${name}"`);
  return value;
}
