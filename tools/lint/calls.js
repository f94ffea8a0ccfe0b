// A remote asks the API in its files `*-data.ts` alone: what a screen depends on is read there, and a call that changes is found there.
const remoteCode = /^(?:mf-[\w-]+\/)?src\//;
const mayNameCalls = /(-data\.ts|\.test\.tsx?|-fixtures\.tsx?)$/;
const call = /^(GET|POST|PUT|PATCH|DELETE) \/v1\//;

const inDataFiles = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!remoteCode.test(file) || mayNameCalls.test(file)) return {};
    const check = (node, text) => {
      if (!call.test(text)) return;
      const message = `Ask «${text}» in a file «…-data.ts» of this screen, by a function that says what it gives.`;
      context.report({ node, message });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'calls' }, rules: { 'in-data-files': inDataFiles } };
