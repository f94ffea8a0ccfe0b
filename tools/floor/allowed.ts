/**
 * Features that built files may use although a browser of the floor lacks them, with the reason why a shopper loses nothing. The
 * check refuses a name here that is no longer found. What a script asks for first needs no place here (`asked-names.ts`).
 */
export const allowed: Record<string, readonly string[]> = {
  'the name of something of our own, or of a library: no interface of a browser': [
    '.addHandler()',
    '.changed()',
    '.config()',
    '.destroy()',
    '.div()',
    '.equals()',
    '.fetch()',
    '.forget()',
    '.format()',
    '.fullName()',
    '.getSize()',
    '.handle()',
    '.isValid()',
    '.mul()',
    '.run()',
    '.subscribe()',
    '.tag()',
    '.take()',
    '.token()',
    '.unsubscribe()',
    '.use()',
  ],
  'here it is `CSS.escape`, which every browser has': ['.escape()'],
  'Firefox before 121 shows the same without it: what only it told, such as a choice or the focus, is told otherwise as well':
    [':has'],
  'a bar that is seen, or is thick, or a page that scrolls on at the end of a list': [
    'scrollbar-width',
    'scrollbar-width: none',
    'scrollbar-width: thin',
    'scrollbar-color',
    'overscroll-behavior',
    'overscroll-behavior: contain',
    'overscroll-behavior-inline',
    'overscroll-behavior-inline: contain',
  ],
  'only a browser that replaces colours needs it, and Safari replaces none': [
    'forced-color-adjust',
    'forced-color-adjust: none',
  ],
  'a heading whose lines are not of one length': [
    'text-wrap',
    'text-wrap: wrap',
    'text-wrap: balance',
  ],
  'of flexible boxes; those here are grids, which have known it for longer': [
    'align-content: start',
    'align-content: end',
    'place-items: end',
  ],
  'a field that keeps its height': ['resize', 'resize: vertical'],
  'one rule for each engine, side by side': [
    '::-webkit-slider-thumb',
    '::-moz-range-thumb',
    '::-webkit-search-cancel-button',
    '-webkit-tap-highlight-color',
  ],
  'a system whose colours are forced, which a browser that cannot be asked does not run on': [
    '@media (forced-colors)',
  ],
  'a toast as wide as its place': ['inline-size: fit-content'],
};

/** The same for the files of one package alone, by its name: nothing is lost because of what stands around the use there. */
export const allowedIn: Record<string, Record<string, readonly string[]>> = {
  shell: {
    'of an object that is there only where `trustedTypes` is': [
      '.createPolicy()',
      '.createScriptURL()',
    ],
    'undoes `showPopover`, which was asked for': ['.hidePopover()'],
  },
};
