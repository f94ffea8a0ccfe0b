const optionsBy = require('./options.cjs');

/** The boundaries of a remote in a repository of its own: those of the workspace that its files can break. */
module.exports = {
  forbidden: [
    {
      name: 'remotes-do-not-know-each-other',
      severity: 'error',
      comment: 'Remotes meet in the URL, in fragments and on the event bus only.',
      from: { path: '^src/' },
      to: { path: 'node_modules/mf-|node_modules/@[^/]+/mf-' },
    },
    {
      name: 'server-code-stays-on-the-server',
      severity: 'error',
      comment: 'What the browser runs reaches neither the build nor the commands.',
      // The server's entry of a remote with a build of its own may: it names the routes as the manifest does.
      from: { path: '^src/', pathNot: '^src/server\\.ts$' },
      to: { path: 'node_modules/@kashi/(build|cli|file-store)/' },
    },
    {
      name: 'screens-do-not-reach-into-each-other',
      severity: 'error',
      comment:
        'What two screens share lies in src/ under its own name, or in a room of src/parts/.',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/', pathNot: '^src/($1|parts)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-undeclared',
      severity: 'error',
      comment: 'What is imported stands in package.json.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: optionsBy('tsconfig.json'),
};
