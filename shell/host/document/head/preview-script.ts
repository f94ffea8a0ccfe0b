/** How often an open page asks for a newer draft, in milliseconds. */
const askEveryMs = 1500;

/**
 * The script of a preview's bar. It loads the page again once the draft is another one, or the preview has ended; a page that nobody
 * sees does not ask. First it has the contents fetched once past the browser's cache, which may hold an answer from before the
 * preview for the pages that the shell renders later.
 */
export const previewScript = [
  '(() => {',
  '  const { version } = document.currentScript.dataset;',
  "  const calls = '/v1/ContentManagement/';",
  "  fetch(calls + 'Contents/Read', { cache: 'reload' }).catch(() => {});",
  '  setInterval(async () => {',
  '    if (document.hidden) return;',
  "    const answer = await fetch(calls + 'FrontPagePreviews/Read').catch(() => null);",
  '    if (!answer?.ok) return;',
  '    const { Value } = await answer.json();',
  '    if (Value?.Version !== version) location.reload();',
  `  }, ${askEveryMs});`,
  '})();',
  '',
].join('\n');
