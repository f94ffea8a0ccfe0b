import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { messages } from './messages.ts';
import type { Outbox, OutboxMessage, OutboxText } from './outbox.ts';

/** `/dev/outbox`: the codes and texts sent in development, newest first (R31). It is never registered in production. */
export function outboxRoutes(
  app: FastifyInstance,
  outbox: Outbox,
  onRequest: onRequestAsyncHookHandler,
): void {
  app.get('/dev/outbox', { onRequest }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(outboxPage(outbox)),
  );
}

function outboxPage(outbox: Outbox): string {
  const sent = outbox.messages();
  const head = [messages.mobile, messages.code, messages.purpose, messages.sentAt];

  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title}</title>
</head>
<body>
<h1>${messages.title}</h1>
<p>${messages.note}</p>
${sent.length === 0 ? `<p>${messages.empty}</p>` : tableOf(head, sent.map(rowOf))}
<h2>${messages.texts}</h2>
${outbox.texts().length === 0 ? `<p>${messages.empty}</p>` : tableOf(textHead, outbox.texts().map(textRowOf))}
</body>
</html>
`;
}

const textHead = [messages.mobile, messages.text, messages.sentAt];

function tableOf(head: readonly string[], rows: readonly string[]): string {
  return `<table>
<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** A row contains only numbers, dates and our own words, so nothing needs escaping. The code keeps its Latin digits, so that it can be copied. */
function rowOf({ mobile, code, purpose, sentAt }: OutboxMessage): string {
  return `<tr><td dir="ltr">${mobile}</td><td dir="ltr"><code>${code}</code></td><td>${messages.purposes[purpose]}</td><td>${timeOf(sentAt)}</td></tr>`;
}

/** A text contains names that shoppers have typed. */
function textRowOf({ mobile, body, sentAt }: OutboxText): string {
  const escaped = body.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<tr><td dir="ltr">${mobile}</td><td><pre>${escaped}</pre></td><td>${timeOf(sentAt)}</td></tr>`;
}

function timeOf(moment: Date): string {
  return moment.toLocaleTimeString('fa-IR', { timeZone: 'Asia/Tehran' });
}
