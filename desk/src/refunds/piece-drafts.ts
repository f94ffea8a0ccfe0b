/** How many pieces of a line come back, and whether they go to the stock. */
export interface PieceDraft {
  quantity: number | null;
  isRestocked: boolean;
}

/** A line before anything is entered: most of what comes back can be sold again. */
export const noPieces: PieceDraft = { quantity: null, isRestocked: true };

interface ChosenLine {
  saleParamId: number;
  quantity: number;
  isRestocked: boolean;
}

/** The lines of which pieces come back; `pieces` are by the number of the variant. */
export function chosenLines(pieces: ReadonlyMap<number, PieceDraft>): ChosenLine[] {
  return [...pieces].flatMap(([saleParamId, { quantity, isRestocked }]) =>
    // Neither for an empty field, nor for one whose text is no number.
    quantity ? [{ saleParamId, quantity, isRestocked }] : [],
  );
}
