import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { messages } from './messages.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';

/** `/dev/outbox`: the codes sent in development, newest first (R31). It is never registered in production. */
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
      .send(outboxPage(outbox.messages())),
  );
}

/** A row contains only numbers, dates and our own words, so nothing needs escaping. */
function outboxPage(sent: readonly OutboxMessage[]): string {
  const head = [messages.mobile, messages.code, messages.purpose, messages.sentAt];
  const table = `<table>
<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>
${sent.map(rowOf).join('\n')}
</tbody>
</table>`;

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
${sent.length === 0 ? `<p>${messages.empty}</p>` : table}
</body>
</html>
`;
}

/** The code keeps its Latin digits, so that it can be copied. */
function rowOf({ mobile, code, purpose, sentAt }: OutboxMessage): string {
  const time = sentAt.toLocaleTimeString('fa-IR', { timeZone: 'Asia/Tehran' });
  return `<tr><td dir="ltr">${mobile}</td><td dir="ltr"><code>${code}</code></td><td>${messages.purposes[purpose]}</td><td>${time}</td></tr>`;
}
