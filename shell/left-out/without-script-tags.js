// Replaces the federation runtime's loading by script tags, see build.ts: every remote is a module.
const noScriptTags = () => {
  throw new Error('A remote is a module: it is imported');
};
export {
  noScriptTags as createLink,
  noScriptTags as createScript,
  noScriptTags as isStaticResourcesEqual,
  noScriptTags as loadScript,
  noScriptTags as safeWrapper,
};
