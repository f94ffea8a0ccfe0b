import { docsMessages } from './docs-messages.ts';
import type { DescribedCall } from './openapi.ts';
import { escapedHtml } from '../pages/escaped-html.ts';
import { schemaText } from './schema-text.ts';

interface PageWords {
  title: string;
  lead: string;
  /** The headings of areas; an area without one has its name as a heading. */
  areas: Record<string, string>;
}

/** The contracts as a page for people: without script, every call foldable, grouped by areas. */
export function docsPage(described: readonly DescribedCall[], words: PageWords): string {
  const areas = Map.groupBy(described, (call) => call.area);
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<p><a href="/v1/openapi.json">${docsMessages.machine} (OpenAPI 3.1)</a></p>
${[...areas].map(([area, inArea]) => areaSection(words.areas[area] ?? area, inArea)).join('\n')}
</main>
</body>
</html>
`;
}

function areaSection(heading: string, described: readonly DescribedCall[]): string {
  return `<section>
<h2>${escapedHtml(heading)}</h2>
${described.map(callDetails).join('\n')}
</section>`;
}

function callDetails(call: DescribedCall): string {
  return `<details>
<summary><code dir="ltr"><b>${call.method}</b> ${escapedHtml(call.path)}</code>${call.marks.map((mark) => ` <small>${mark}</small>`).join('')}</summary>
<p dir="ltr" lang="en">${escapedHtml(call.summary)}</p>
<p dir="ltr" lang="en"><small>${escapedHtml(call.about)}</small></p>
<h3>${docsMessages.input}</h3>
<pre dir="ltr">${escapedHtml(schemaText(call.input))}</pre>
<h3>${docsMessages.value}</h3>
<pre dir="ltr">${escapedHtml(schemaText(call.value))}</pre>
</details>`;
}
