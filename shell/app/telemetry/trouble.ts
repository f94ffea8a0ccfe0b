/** The place of an error, and the error, as reported to the shell. */
export type Trouble = [where: string, error: unknown];
