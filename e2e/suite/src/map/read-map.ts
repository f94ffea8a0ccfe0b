import type { z } from 'zod';
import { shopMapSchema, type ShopMap } from './shop-map.ts';

/** A map that the suite cannot follow, with a sentence for each mistake. */
export class MapMistakes extends Error {
  override readonly name = 'MapMistakes';

  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Reads the text of a map. Throws `MapMistakes`. */
export function readMap(text: string): ShopMap {
  const json = parsed(text);
  const map = shopMapSchema.safeParse(json);
  if (!map.success) {
    throw new MapMistakes(map.error.issues.flatMap((issue) => sentencesOf(issue, json)));
  }
  const strangers = strangersIn(map.data);
  if (strangers.length > 0) throw new MapMistakes(strangers);
  return map.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MapMistakes([`The map is not JSON: ${(error as Error).message}.`]);
  }
}

function sentencesOf(issue: z.core.$ZodIssue, json: unknown): string[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const place = field === '' ? 'the map' : `\`${field}\``;
    return issue.keys.map((key) => `The suite knows no field \`${key}\` in ${place}.`);
  }
  if (field === '') return ['The map has to be an object with `teams` and `pages`.'];
  const isMissing = valueAt(json, issue.path) === undefined;
  return [`\`${field}\` ${isMissing ? 'is missing, and ' : ''}${issue.message}.`];
}

function valueAt(json: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    json,
  );
}

/** Teams that pages name and `teams` does not. */
function strangersIn({ teams, pages }: ShopMap): string[] {
  return Object.entries(pages).flatMap(([name, page]) => {
    const named = [
      [`pages.${name}.team`, page.team] as const,
      ...Object.keys(page.parts).map((team) => [`pages.${name}.parts`, team] as const),
      ...page.later.map(({ team }) => [`pages.${name}.later`, team] as const),
    ];
    return named
      .filter(([, team]) => !(team in teams))
      .map(
        ([field, team]) => `\`${field}\` names the team ${team}, which \`teams\` does not have.`,
      );
  });
}
