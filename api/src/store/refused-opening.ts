/** Thrown if a store is not opened for a reason that the operator can do away with; the message is a whole sentence for them. */
export class RefusedOpeningError extends Error {
  override readonly name: string = 'RefusedOpeningError';
}
