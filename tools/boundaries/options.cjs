/**
 * How files are read and imports resolved, for the workspace and for a remote's own repository. What is built here is not read; a
 * package has its code in a `dist` too, and an import of it is judged like any other.
 */
module.exports = (tsConfigFile) => ({
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.module\\.css$|^(?!.*node_modules/).*(^|/)(dist|\\.cache)/' },
  tsConfig: { fileName: tsConfigFile },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
});
