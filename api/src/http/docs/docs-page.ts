import { docsMessages } from './docs-messages.ts';
import type { DescribedCall } from './openapi.ts';
import { escapedHtml } from '../pages/escaped-html.ts';
import { schemaText } from './schema-text.ts';

/** The contracts as a page for people: without script, every call foldable, grouped by the areas of the specification. */
export function docsPage(described: readonly DescribedCall[]): string {
  const areas = Map.groupBy(described, (call) => call.area);
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${docsMessages.title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${docsMessages.title}</h1>
<p>${docsMessages.lead}</p>
<p><a href="/v1/openapi.json">${docsMessages.machine} (OpenAPI 3.1)</a></p>
${[...areas].map(([area, inArea]) => areaSection(area, inArea)).join('\n')}
</main>
</body>
</html>
`;
}

function areaSection(area: string, described: readonly DescribedCall[]): string {
  return `<section aria-labelledby="${escapedHtml(area)}">
<h2 id="${escapedHtml(area)}">${docsMessages.areas[area] ?? escapedHtml(area)}</h2>
${described.map(callDetails).join('\n')}
</section>`;
}

function callDetails(call: DescribedCall): string {
  const marks = [
    call.needsToken && docsMessages.needsToken,
    call.isPlanned && docsMessages.planned,
  ].filter(Boolean);
  return `<details>
<summary><code dir="ltr"><b>${call.method}</b> ${escapedHtml(call.path)}</code>${marks.map((mark) => ` <small>${mark}</small>`).join('')}</summary>
<p dir="ltr" lang="en">${escapedHtml(call.summary)}</p>
<p><small>${docsMessages.source(escapedHtml(call.source))}</small></p>
<h3>${docsMessages.input}</h3>
<pre dir="ltr">${escapedHtml(schemaText(call.input))}</pre>
<h3>${docsMessages.value}</h3>
<pre dir="ltr">${escapedHtml(schemaText(call.value))}</pre>
</details>`;
}
