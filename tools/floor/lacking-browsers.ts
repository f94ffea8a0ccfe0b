import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserFloor } from '@kashi/build/browser-floor';

/** The version of each browser that brought a feature, from MDN's compatibility data. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const floor = Object.entries({
  chrome: browserFloor.chrome,
  firefox: browserFloor.firefox,
  safari: browserFloor.safari,
  safari_ios: browserFloor.ios_saf,
  samsunginternet_android: browserFloor.samsung,
} as const);

/** The browsers of the floor that lack a feature: `safari 16.4` got it with 16.4, `firefox` never did. */
export function lackingBrowsers({ support }: CompatStatement): string[] {
  return floor.flatMap(([browser, version]) => {
    const known = support[browser as keyof typeof support];
    const statements = known === undefined ? [] : Array.isArray(known) ? known : [known];
    if (statements.length === 0 || statements.some((each) => isThereAt(each, version))) return [];
    const since = statements.find(isPlain)?.version_added;
    return [typeof since === 'string' ? `${browser} ${since}` : browser];
  });
}

function isThereAt(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  return (
    isPlain(statement) &&
    typeof added === 'string' &&
    added !== 'preview' &&
    !isYounger(added, version) &&
    (typeof removed !== 'string' || isYounger(removed, version))
  );
}

/** Under its standard name, and not behind a flag. */
function isPlain({ flags, prefix, alternative_name: other }: SimpleSupportStatement): boolean {
  return !flags && !prefix && !other;
}

function isYounger(version: string, than: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [thanMajor = 0, thanMinor = 0] = numbersOf(than);
  return major === thanMajor ? minor > thanMinor : major > thanMajor;
}

/** `≤37`: version 37 has it, and perhaps an older one. */
function numbersOf(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}
