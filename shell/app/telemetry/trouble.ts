/** Where something went wrong, and what; as the shell was told it. */
export type Trouble = [where: string, error: unknown];
