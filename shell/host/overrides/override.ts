/** A version, or a development server, that one visitor gets in place of what everybody gets. */
export interface Override {
  /** A remote's name, or the shell's. */
  name: string;
  /** As it was asked for: a version, a name such as `pr-12`, or the address of a development server, which ends in `/`. */
  wanted: string;
}

/** Reads `mf-product@1.0.0-ab12,mf-catalog@http://127.0.0.1:4702/`; null where anything about it is wrong. */
export function parseOverrides(text: string): Override[] | null {
  if (text.length > longest) return null;
  const overrides = text.split(',').map(parseOne);
  return overrides.every((override) => override !== null) ? overrides : null;
}

const longest = 500;

function parseOne(text: string): Override | null {
  const [, name = '', wanted = ''] = /^([a-z][a-z-]*)@(.+)$/.exec(text) ?? [];
  if (/^\w[\w.-]*$/.test(wanted)) return { name, wanted };
  // The shell evaluates everybody else: it comes from releases alone.
  if (!/^https?:\/\/[\w./:-]+$/.test(wanted) || !URL.canParse(wanted) || name === 'shell')
    return null;
  return { name, wanted: wanted.endsWith('/') ? wanted : `${wanted}/` };
}

/** The origin of a development server; null for what lies among the releases. */
export function originOfOverride({ wanted }: Override): string | null {
  return URL.canParse(wanted) ? new URL(wanted).origin : null;
}
