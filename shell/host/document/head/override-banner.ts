import { readFileSync } from 'node:fs';
import { integrityOf } from '@kashi/build/release/integrity';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, tag } from '../html.ts';
import type { Overridden } from '../../release-sets/release-set.ts';
import { overrideParameter, resetWord } from '../../overrides/override-address.ts';
import { overrideMessages as words } from '../../overrides/override-messages.ts';

const style = readFileSync(new URL('override-banner.css', import.meta.url), 'utf8');
const stylePath = '/kashi-override.css';

/** Serves the banner's style, which is never loaded on an ordinary page. */
export function overrideRoutes(server: FastifyInstance): void {
  server.get(stylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}

/**
 * A banner above the page that names the overridden releases and leads back by one click. It is plain HTML outside of every React
 * root; its link loads a new document, so it works without JavaScript.
 */
export function overrideBanner(overridden: readonly Overridden[]): string {
  const shown = overridden.filter(({ base }) => base !== null);
  const missing = overridden.filter(({ base }) => base === null);
  return [
    tag('link', { rel: 'stylesheet', href: stylePath, integrity: integrityOf(style) }),
    tag('aside', { class: 'kashi-override', 'aria-label': words.label }),
    shown.length > 0 ? `<p>${words.shown(names(shown))}</p>` : '',
    missing.length > 0 ? `<p>${words.missing(names(missing))}</p>` : '',
    tag('a', { href: `?${overrideParameter}=${resetWord}`, target: '_top', rel: 'nofollow' }),
    `${words.reset}</a></aside>`,
  ].join('');
}

/** Latin names between Persian words, each kept in its own direction. */
function names(overridden: readonly Overridden[]): string {
  return overridden
    .map(({ name, wanted }) => `<bdi dir="ltr">${escapeHtml(`${name}@${wanted}`)}</bdi>`)
    .join(words.and);
}
