/** Takes out what nobody sees and copied text often brings along: half-spaces, and marks of the direction of writing. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
