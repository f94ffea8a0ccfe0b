// The shop's own lint rules: where Persian words may stand, and in which letters. Plain JavaScript, the linter loads it.
const lookalikes = /[\u064a\u0643]/;
const persian = /[\u0600-\u06ff]/;

/** The files with Persian words, and those whose subject is Persian words. */
const wordyFile =
  /(^|\/)(messages|[\w-]+-messages)\.ts$|\.test\.tsx?$|-fixtures\.tsx?$|\/testing\/|^shared\/(format|contracts)\/|^api\/src\/seed\/|^e2e\//;

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

/**
 * Spellings of which the shop has one: the ezafe is written after a silent heh, except in literals of the specification, and a thing
 * has one name. The nouns are those that begin a label; a verb or a particle after them makes no ezafe.
 */
const heh = '\u0647';
const hamza = '\u0654';
const bareEzafe = new RegExp(
  `(?<![\\p{L}\\u200c])(?:تاریخچ|خلاص|دربار|ذخیر|شمار|شیو|هزین|مشاهد|نسخ|محدود)${heh} ` +
    '(?!شد|نشد|می|نمی|کن|نکن|کرد|نکرد|(?:را|به|در|از|و|یا|که|باید|پیدا|پیش|است|نیست|ممکن|هم|برای|تا|با|دارد|ندارد)(?!\\p{L}))[\\p{L}$]',
  'u',
);
const otherNames = [
  [/نشانی/, 'آدرس'],
  [/نویسه|کاراکتر/, 'حرف'],
  [/شمارهٔ همراه/, 'شمارهٔ موبایل'],
  [/جست‌وجو/, 'جستجو'],
  [/این‌جا/, 'اینجا'],
  [/فایل/, 'پرونده'],
  // The role at the desk. A card has somebody else.
  [/صاحب(?! کارت)/, 'مالک'],
];

const oneSpelling = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1);
    if (!/(^|\/)(?:[\w-]+-)?messages\.ts$/.test(file)) return {};
    return onText((node, text) => {
      if (bareEzafe.test(text)) {
        context.report({ node, message: `Write the ezafe after a silent heh: ${heh}${hamza}.` });
      }
      for (const [other, name] of otherNames) {
        if (other.test(text)) context.report({ node, message: `The shop's word is «${name}».` });
      }
    });
  },
};

export default {
  meta: { name: 'persian' },
  rules: {
    'no-lookalikes': noLookalikes,
    'words-in-messages': wordsInMessages,
    'one-spelling': oneSpelling,
  },
};
