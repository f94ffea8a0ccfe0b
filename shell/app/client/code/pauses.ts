/** The pauses before the second and the third try of a file, in milliseconds. */
export const pausesMs = [300, 900];

export function after(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
