const roles = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'line',
  'control-line',
  'text',
  'text-soft',
  'text-faint',
  'primary',
  'primary-hover',
  'primary-soft',
  'primary-text',
  'on-primary',
  'secondary',
  'secondary-soft',
  'secondary-text',
  'on-secondary',
  'highlight',
  'highlight-soft',
  'highlight-text',
  'on-highlight',
  'danger',
  'danger-hover',
  'danger-soft',
  'danger-text',
  'on-danger',
  'success',
  'success-soft',
  'success-text',
  'deep',
  'on-deep',
  'focus',
] as const;

/** The name of a colour in `tokens.css`, without `--color-`. */
type Role = (typeof roles)[number];

export type ColorOf = (role: Role) => string;

/**
 * The colours of the shop's tokens in one theme, as plain values, because MUI calculates with colours and cannot calculate with a
 * reference to a custom property. `root` has its former theme again afterwards.
 */
export function readTokens(root: HTMLElement, theme: 'light' | 'dark'): ColorOf {
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  const style = getComputedStyle(root);
  const values = new Map<Role, string>();
  // All values are read here, because computed styles are live and the former theme is restored below.
  for (const role of roles) values.set(role, style.getPropertyValue(`--color-${role}`).trim());
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;

  return (role) => {
    const value = values.get(role);
    if (!value) throw new Error(`tokens.css has no --color-${role}`);
    return value;
  };
}
