interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** Asks for the page that follows a place of the list; `after` is undefined for the first one. */
type Ask<Row> = (after: string | undefined) => Promise<Page<Row>>;

/**
 * Numbers the pages of lists that the server only reads onwards. `list` names a list with its search and the length of its pages.
 * A page whose beginning is not known, as after the document was loaded anew, is reached from the last one that is.
 */
export class KeysetPages {
  /** The `after` of each page of each list, from the first one on. */
  private readonly beginnings = new Map<string, (string | undefined)[]>();

  /** Answers the rows of a page and whether another follows; no rows past the end. */
  async read<Row>(list: string, page: number, ask: Ask<Row>) {
    // The first page begins anew: what has come since has moved all others.
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
