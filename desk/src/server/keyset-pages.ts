interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** Asks for the page that follows a place of the list; `after` is undefined for the first page. */
type Ask<Row> = (after: string | undefined) => Promise<Page<Row>>;

/**
 * Numbers the pages of lists, because the server reads a list only from one page to the next. `list` names a list with its search
 * and the length of its pages. If the beginning of a page is not known, as after a reload, all pages from the last known one on are
 * read first.
 */
export class KeysetPages {
  /** The `after` of each page of each list, from the first one on. */
  private readonly beginnings = new Map<string, (string | undefined)[]>();

  /** Answers the rows of a page and whether another page follows; no rows for a page past the end. */
  async read<Row>(list: string, page: number, ask: Ask<Row>) {
    // The first page forgets the known beginnings, because new rows have moved the beginnings of all other pages.
    const known = page === 1 ? [undefined] : (this.beginnings.get(list) ?? [undefined]);
    this.beginnings.set(list, known);

    for (let number = Math.min(page, known.length); ; number += 1) {
      const { rows, next } = await ask(known[number - 1]);
      if (next !== null) known[number] = next;
      if (number === page) return { rows, hasNext: next !== null };
      if (next === null) return { rows: [], hasNext: false };
    }
  }
}
