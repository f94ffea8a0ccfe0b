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

/** A fetch of a screen's own has no contract, no session and no sentence for what goes wrong. */
const byAsk = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!remoteCode.test(file) || /\.test\.tsx?$/.test(file)) return {};
    return {
      CallExpression(node) {
        const [address] = node.arguments;
        if ((node.callee.property ?? node.callee).name !== 'fetch') return;
        const text = address?.value ?? address?.quasis?.[0].value.raw;
        if (typeof text !== 'string' || !text.startsWith('/v1/')) return;
        const message = 'Take `ask` in a file «…-data.ts»: it knows the contract and the session.';
        context.report({ node, message });
      },
    };
  },
};

export default {
  meta: { name: 'calls' },
  rules: { 'in-data-files': inDataFiles, 'by-ask': byAsk },
};
