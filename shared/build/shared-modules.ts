/**
 * What the shell lends to every remote at run time; no remote carries a copy. The version ranges are written out,
 * because the workspace's `catalog:` would reach the federation runtime as a range that nothing satisfies.
 */
const ranges: Record<string, string> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react/jsx-dev-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  'react-router-dom': '^7.0.0',
  jotai: '^3.0.0',
};

export const sharedModules = Object.fromEntries(
  Object.entries(ranges).map(([name, requiredVersion]) => [
    name,
    { singleton: true as const, import: false as const, requiredVersion },
  ]),
);

/** What a server build leaves to the host's `require`. */
export const hostModules: (RegExp | string)[] = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  'react-router-dom',
  'jotai',
];

/** Drawn only in the browser, in parts that come later: a server build is kept in memory and needs none of it. */
export const browserOnlyModules: Record<string, false> = { recharts: false };
