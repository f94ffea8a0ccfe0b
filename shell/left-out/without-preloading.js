// Stands in the federation's runtime for its `preloadRemote`, see build.ts: the shell preloads by links of its own.
const noPreloading = () => {
  throw new Error('The shell preloads remotes by modulepreload');
};
export {
  noPreloading as defaultPreloadArgs,
  noPreloading as formatPreloadArgs,
  noPreloading as normalizePreloadExposes,
  noPreloading as preloadAssets,
};
