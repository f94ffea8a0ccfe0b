/** How files are read and imports resolved, for the workspace and for a remote's own repository. */
module.exports = (tsConfigFile) => ({
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(\\.module\\.css$|/dist/|/\\.cache/)' },
  tsConfig: { fileName: tsConfigFile },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
});
