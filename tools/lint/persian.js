// The shop's own lint rules: where Persian words may stand, and in which letters. Plain JavaScript, the linter loads it.
const lookalikes = /[\u064a\u0643]/;
const persian = /[\u0600-\u06ff]/;

/** The files with Persian words, and those whose subject is Persian words. */
const wordyFile =
  /(^|\/)(messages|[\w-]+-messages)\.ts$|\.test\.tsx?$|-fixtures\.tsx?$|\/testing\/|^shared\/src\/(format|contracts)\/|^api\/src\/seed\/|^e2e\//;

function onText(check) {
  return {
    Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    TemplateElement: (node) => check(node, node.value.raw),
    JSXText: (node) => check(node, node.value),
  };
}

const noLookalikes = {
  create: (context) =>
    onText((node, text) => {
      if (lookalikes.test(text)) {
        context.report({ node, message: 'Use the Persian letters, not their Arabic lookalikes.' });
      }
    }),
};

const wordsInMessages = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1);
    if (wordyFile.test(file)) return {};
    return onText((node, text) => {
      if (persian.test(text)) {
        context.report({ node, message: "Move the words to this screen's messages.ts." });
      }
    });
  },
};

export default {
  meta: { name: 'persian' },
  rules: { 'no-lookalikes': noLookalikes, 'words-in-messages': wordsInMessages },
};
