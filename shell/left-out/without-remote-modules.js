// Replaces the part of the federation's bundler runtime for imports of one remote by another, see build.ts.
export const remotes = () => {
  throw new Error('A remote imports another one: let it show a fragment instead');
};
