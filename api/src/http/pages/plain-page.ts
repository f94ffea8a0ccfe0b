/** A complete page outside the storefront. `title` is plain text of our own; `head` and `body` are HTML. */
export function plainPage({
  title,
  head = '',
  body,
}: {
  title: string;
  head?: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}</body>
</html>
`;
}
