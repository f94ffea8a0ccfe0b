/** Thrown for a wish that cannot be understood or fulfilled: its sentence is all there is to say. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
