/**
 * Libraries that a shell may lend at run time, so that no remote carries a copy, and the modules of each that are imported.
 * Which of them it lends, in which version, a shell's release says; what a remote needs of them, its own `package.json`.
 */
export const lendableLibraries: Record<string, readonly string[]> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router-dom': ['react-router-dom'],
  jotai: ['jotai'],
};

/** What a server build leaves to the host's `require`. */
export const hostModules: RegExp[] = Object.keys(lendableLibraries).map(
  (name) => new RegExp(`^${name}($|/)`),
);

/** Drawn only in the browser, in parts that come later: a server build is kept in memory and needs none of it. */
export const browserOnlyModules: Record<string, false> = { recharts: false };
