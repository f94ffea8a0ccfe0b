/**
 * Libraries that a shell may lend at run time, so that no remote carries a copy, each with its imported modules. A shell's
 * release names the libraries and versions that it lends; a remote's `package.json` names those that it needs.
 */
export const lendableLibraries: Record<string, readonly string[]> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router-dom': ['react-router-dom'],
  jotai: ['jotai'],
};

/** Modules that a server build leaves to the host's `require`. */
export const hostModules: RegExp[] = Object.keys(lendableLibraries).map(
  (name) => new RegExp(`^${name}($|/)`),
);

/** Used only in the browser, in parts that load later: server builds stay in memory and must not contain it. */
export const browserOnlyModules: Record<string, false> = { recharts: false };
