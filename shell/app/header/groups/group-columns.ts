/** A sub-group, which heads its categories, or one of them. */
export interface GroupItem {
  href: string;
  title: string;
  isHeading: boolean;
}

/** Four columns of ten (§9). */
const mostColumns = 4;
const mostRows = 10;

/**
 * Lays the items of a group in columns that are as short as can be. A sub-group stays whole where the columns have room for it;
 * where not, its heading at least is never the last of a column. What has no room is left out.
 */
export function groupColumns(items: readonly GroupItem[]): GroupItem[][] {
  const heights = Array.from({ length: mostRows }, (_, index) => index + 1);
  for (const laid of [wholeSections, brokenSections]) {
    for (const rows of heights) {
      const columns = laid(items, rows);
      if (columns && columns.length <= mostColumns) return columns;
    }
  }
  return brokenSections(items, mostRows).slice(0, mostColumns);
}

/** Columns of whole sub-groups; null where one of them is longer than a column. */
function wholeSections(items: readonly GroupItem[], rows: number): GroupItem[][] | null {
  const columns: GroupItem[][] = [];
  for (const section of sectionsOf(items)) {
    if (section.length > rows) return null;
    const last = columns.at(-1);
    if (last && last.length + section.length <= rows) last.push(...section);
    else columns.push([...section]);
  }
  return columns;
}

/** Columns that are full, but for a heading that goes on to the next one with its categories. */
function brokenSections(items: readonly GroupItem[], rows: number): GroupItem[][] {
  const columns: GroupItem[][] = [];
  items.forEach((item, index) => {
    const last = columns.at(-1);
    const room = rows - (last?.length ?? rows);
    const headsNext = item.isHeading && items[index + 1]?.isHeading === false;
    if (last && room > (headsNext ? 1 : 0)) last.push(item);
    else columns.push([item]);
  });
  return columns;
}

function sectionsOf(items: readonly GroupItem[]): GroupItem[][] {
  const sections: GroupItem[][] = [];
  for (const item of items) {
    if (item.isHeading || sections.length === 0) sections.push([item]);
    else sections.at(-1)?.push(item);
  }
  return sections;
}
