import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { compatData, lackingBrowsers } from './lacking-browsers.ts';

/** Script names that a browser of the floor lacks, each with the browsers that lack it. */
export interface YoungNames {
  /** `structuredClone`, `CompressionStream`. */
  globals: ReadonlyMap<string, string[]>;
  /** `AbortSignal.any`. */
  statics: ReadonlyMap<string, string[]>;
  /** `toSorted`, on any object: every interface that has it is as young. */
  members: ReadonlyMap<string, string[]>;
}

/** The scan knows no types: a name that an older interface has too, such as `map`, is left to the compiler's `lib`. */
export function youngNames(): YoungNames {
  const globals = new Map<string, string[]>();
  const statics = new Map<string, string[]>();
  const members = new Map<string, string[]>();
  const old = new Set<string>();

  const interfaces = { ...compatData.javascript.builtins, ...compatData.api };
  for (const [name, feature] of entriesOf(interfaces)) {
    const lacking = lackingOf(feature);
    if (isYoung(lacking)) globals.set(name, lacking);

    for (const [member, part] of entriesOf(feature)) {
      const [plain = '', isStatic] = member.split(/_(?=static$)/);
      const lackingPart = lackingOf(part);
      if (isStatic) {
        if (isYoung(lackingPart)) statics.set(`${name}.${plain}`, lackingPart);
      } else if (lackingPart.length === 0) old.add(plain);
      else if (isYoung(lackingPart)) {
        members.set(plain, lackingPart);
        if (name === 'Window') globals.set(plain, lackingPart);
      }
    }
  }
  for (const name of old) members.delete(name);
  return { globals, statics, members };
}

/** A name that no browser has is the author's own. */
function isYoung(lacking: string[]): boolean {
  return lacking.length > 0 && (lacking.length < 5 || lacking.some((each) => / \d/.test(each)));
}

type Features = Record<string, unknown>;

/** Events and sub-features have no name in scripts. */
function entriesOf(features: object): [string, Identifier][] {
  return Object.entries(features as Features).filter(
    ([name]) => /^[\w$]+$/.test(name) && !name.startsWith('__') && !name.endsWith('_event'),
  ) as [string, Identifier][];
}

function lackingOf(feature: Identifier): string[] {
  const compat: CompatStatement | undefined = feature.__compat;
  return compat ? lackingBrowsers(compat) : [];
}
