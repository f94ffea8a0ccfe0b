import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Which jobs of a forge may have which names signed: the file that `KASHI_SIGNER_RULES` names. */
export const signerRulesSchema = z.strictObject({
  /** The issuer of the tokens, as the tokens say it: `https://token.actions.githubusercontent.com`. */
  issuer: z.url(),
  /** The audience that jobs ask their token for, so that a token for another service is none here. */
  audience: z.string().check(z.minLength(1)),
  rules: z
    .array(
      z.strictObject({
        /** What the token has to say, each claim as written here; a `*` at the end stands for any ending. */
        claims: z
          .record(z.string(), z.string())
          .check(z.refine((claims) => Object.keys(claims).length > 0, 'a rule needs a claim')),
        moves: z.array(z.string()).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

export type SignerRules = z.infer<typeof signerRulesSchema>;

/** Throws a sentence for a file that is missing or has no rules. */
export function readSignerRules(file: string): SignerRules {
  try {
    return signerRulesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `${file}, which KASHI_SIGNER_RULES names, has no rules of a signer: ${reason}`,
      {
        cause: error,
      },
    );
  }
}

/** The names that a token with these claims may have signed. */
export function namesFor(
  { rules }: SignerRules,
  said: Readonly<Record<string, unknown>>,
): string[] {
  const met = rules.filter(({ claims }) =>
    Object.entries(claims).every(([claim, wanted]) => isMet(wanted, said[claim])),
  );
  return [...new Set(met.flatMap(({ moves }) => moves))];
}

function isMet(wanted: string, said: unknown): boolean {
  if (typeof said !== 'string') return false;
  return wanted.endsWith('*') ? said.startsWith(wanted.slice(0, -1)) : said === wanted;
}
