/** A version, or a development server, that one visitor gets instead of the live release. */
export interface Override {
  /** The name of a remote, or of the shell. */
  name: string;
  /** The requested version, a name such as `pr-12`, or the address of a development server, which ends in `/`. */
  wanted: string;
}

/** Reads `mf-product@1.0.0-ab12,mf-catalog@http://127.0.0.1:4702/`; null if any part is invalid. */
export function parseOverrides(text: string): Override[] | null {
  if (text.length > longest) return null;
  const overrides = text.split(',').map(parseOne);
  return overrides.every((override) => override !== null) ? overrides : null;
}

const longest = 500;

function parseOne(text: string): Override | null {
  const [, name = '', wanted = ''] = /^([a-z][a-z-]*)@(.+)$/.exec(text) ?? [];
  if (/^\w[\w.-]*$/.test(wanted)) return { name, wanted };
  // A shell must come from a release, because its code checks and loads all other code.
  if (!/^https?:\/\/[\w./:-]+$/.test(wanted) || !URL.canParse(wanted) || name === 'shell')
    return null;
  return { name, wanted: wanted.endsWith('/') ? wanted : `${wanted}/` };
}

/** The origin of a development server; null for a release. */
export function originOfOverride({ wanted }: Override): string | null {
  return URL.canParse(wanted) ? new URL(wanted).origin : null;
}
