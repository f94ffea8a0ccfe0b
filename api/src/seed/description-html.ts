/**
 * Turns the seed's small notation into the HTML that the shop stores: a line that begins with `# ` is a heading, consecutive
 * lines that begin with `- ` are one list, every other line is a paragraph, and `**words**` are strong.
 */
export function descriptionHtml(notation: string): string {
  const lines = notation.split('\n').map((line) => line.trim());
  const blocks: string[] = [];
  let items: string[] = [];

  const closeList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push(`<li>${inline(line.slice(2))}</li>`);
      continue;
    }
    closeList();
    if (line.startsWith('# ')) blocks.push(`<h2>${inline(line.slice(2))}</h2>`);
    else if (line !== '') blocks.push(`<p>${inline(line)}</p>`);
  }
  closeList();

  return blocks.join('\n');
}

/** The first paragraph as plain text, cut between words at a length that search engines show in full. */
export function summaryOf(notation: string): string {
  const first =
    notation
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? '';
  const plain = first.replaceAll('**', '');
  if (plain.length <= summaryLength) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', summaryLength))}…`;
}

const summaryLength = 155;

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}
