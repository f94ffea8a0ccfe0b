import { readFileSync } from 'node:fs';
import { integrityOf } from '@kashi/build/release/integrity';
import type { FastifyInstance } from 'fastify';
import type { Preview } from '../../preview/preview.ts';
import { previewMessages as words } from '../../preview/preview-messages.ts';
import { tag } from '../html.ts';
import { previewScript } from './preview-script.ts';

const style = readFileSync(new URL('preview-bar.css', import.meta.url), 'utf8');
const stylePath = '/kashi-preview.css';
const scriptPath = '/kashi-preview.js';

/** The address at which the form of the bar ends the preview. */
export const leavePath = '/preview/leave';

/** Serves the bar's style and script, which are never loaded on an ordinary page. */
export function previewBarRoutes(server: FastifyInstance): void {
  const files = [
    { path: stylePath, type: 'text/css; charset=utf-8', text: style },
    { path: scriptPath, type: 'text/javascript; charset=utf-8', text: previewScript },
  ];
  for (const { path, type, text } of files) {
    server.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}

/**
 * A bar above the page that says which front page this is, and leads back to the shop as everybody sees it. It is plain HTML outside
 * of every React root; its form loads a new document, so it works without JavaScript.
 */
export function previewBar({ state, version }: Pick<Preview, 'state' | 'version'>): string {
  return [
    tag('link', { rel: 'stylesheet', href: stylePath, integrity: integrityOf(style) }),
    state === 'shown' ? script(version) : '',
    tag('aside', { class: 'kashi-preview', 'aria-label': words.label }),
    `<p>${words[state]}</p>`,
    state === 'ended' ? '' : leaveForm,
    '</aside>',
  ].join('');
}

const leaveForm =
  tag('form', { method: 'post', action: leavePath }) + `<button>${words.leave}</button></form>`;

function script(version: string): string {
  const integrity = integrityOf(previewScript);
  return `${tag('script', { src: scriptPath, async: true, integrity, 'data-version': version })}</script>`;
}
