/** Thrown for a command that cannot be understood or carried out; its message tells the owner everything. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
