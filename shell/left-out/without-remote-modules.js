// Stands in the federation's bundler runtime for the part that serves imports of one remote by another, see build.ts.
export const remotes = () => {
  throw new Error('A remote imports another one: let it show a fragment instead');
};
