import { readHistory } from './history.ts';
import { releasesFolderHere } from './releases-folder.ts';
import { readRegistry } from './registry-file.ts';

/** One line a remote: what is live, since when, by whom, and what it replaced. */
export function remotesTable(releasesFolder: string): string[] {
  const history = readHistory(releasesFolder);
  const rows = Object.entries(readRegistry(releasesFolder).releases).map(([name, entry]) => {
    const change = history.findLast((line) => line.name === name);
    return [
      name,
      entry.version,
      change?.at.slice(0, 16).replace('T', ' ') ?? '',
      change ? `${change.action} by ${change.by}` : '',
      change?.from ?? '',
      entry.serverRender ? 'server and browser' : 'browser alone',
    ];
  });
  return table(['remote', 'live', 'since (UTC)', '', 'before', 'rendered'], rows);
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

if (import.meta.main) console.log(remotesTable(releasesFolderHere()).join('\n'));
