import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';
import { scanScript } from './script-scan.ts';
import { scanStyle } from './style-scan.ts';
import { youngNames } from './young-names.ts';

const names = youngNames();
const inScript = (code: string) => scanScript(code, names).map(({ name }) => name);
const inStyle = (text: string) => scanStyle(text).map(({ name }) => name);

test.each([
  ['const a=AbortSignal.any([b])', 'AbortSignal.any'],
  ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['Promise.withResolvers()', '.withResolvers()'],
  ['[3,1].toSorted()', '.toSorted()'],
  ['a?.toReversed()', '.toReversed()'],
  ['form.requestSubmit()', '.requestSubmit()'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['class A{static{b()}}', 'static {}'],
  ['/(?<=a)b/.test(c)', '(?<=)'],
])('a script that says %s is found out', (code, name) => {
  expect(inScript(code)).toEqual([name]);
});

test('a feature that the floor has passes, even when another feature shares its name', () => {
  const code = `Object.hasOwn(a,'b');[1].at(-1);[1].findLast(c);a.replaceChildren();structuredClone(a);
    Promise.any([a]);dialog.showModal();new BroadcastChannel('a');Math.floor(1.5);a.insert(b)`;

  expect(inScript(code)).toEqual([]);
});

test.each([
  ["if('showPopover'in a)a.showPopover()", 'asks the element'],
  ['typeof requestIdleCallback=="function"?requestIdleCallback(a):b()', 'asks for the type'],
  ['a.showPopover?.();', 'calls it only where it is'],
  ['window.navigation?.addEventListener(a,b)', 'goes on only where it is'],
  ['a.share&&a.requestFullscreen&&a.requestFullscreen()', 'takes it for a condition'],
  ['if(!window.requestIdleCallback)b();else window.requestIdleCallback(a)', 'denies it'],
  ['a.showPopover!==void 0&&a.showPopover()', 'compares it with nothing'],
  ["'any'in AbortSignal?AbortSignal.any([b]):b", 'asks for a function of a class'],
])('%s passes: it %s', (code) => {
  expect(inScript(code)).toEqual([]);
});

test.each([
  ["if('showPopover'in a)a.showPopover();requestIdleCallback(b)", 'requestIdleCallback'],
  ['a?.showPopover()', '.showPopover()'],
  ['if(requestIdleCallback)requestIdleCallback(a)', 'requestIdleCallback'],
  ["a.orientation==='landscape';orientation.type", 'orientation'],
])('to ask for something else is no excuse: %s', (code, name) => {
  expect(inScript(code)).toEqual([name]);
});

test('in code that is not minified a name of its own passes, and the same name of the browser beside it does not', () => {
  const own = `import { scheduler } from './scheduler.js';
    const { navigation } = props;
    function requestIdleCallback(callback) { setTimeout(callback); }
    function turn({ orientation }) { return orientation ?? navigation.orientation; }
    requestIdleCallback(turn); scheduler.start();`;
  const beside = `function turn(orientation) { return orientation; }
    turn(orientation); navigation.navigate('/');`;

  expect(inScript(own)).toEqual([]);
  expect(inScript(beside).sort()).toEqual(['navigation', 'orientation']);
});

test('syntax that the floor cannot read is an error of its own', () => {
  expect(() => inScript('/a/v.test(b)')).toThrow();
});

test.each([
  ['.a{.b &{color:red}}', 'nesting'],
  ['.a{& b{color:red}}', 'nesting'],
  ['@media (width>=48rem){.a{color:red}}', '@media (width >= …)'],
  ['@container (width > 1px){.a{color:red}}', '@container'],
  ['.a:has(b){color:red}', ':has'],
  ['.a:user-invalid{color:red}', ':user-invalid'],
  ['.a{field-sizing:content}', 'field-sizing'],
  ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['.a{block-size:100dvh}', 'viewport_percentage_units_dynamic'],
])('a style sheet that says %s is found out', (text, name) => {
  expect(inStyle(text)).toContain(name);
});

test('a style sheet may ask first, and may say the same with a prefix', () => {
  const text = `@supports (block-size:1dvh){.a{block-size:100dvh}}
    .b{-webkit-user-select:none;user-select:none;inset-inline:0;aspect-ratio:1;translate:0 -50%}`;

  expect(inStyle(text)).toEqual([]);
});

test('what is found without a reason is refused by name and file, and so is a reason for what is not found', () => {
  const found = new Map([
    ['.toSorted()', { lacking: ['chrome 110'], files: ['shell/dist/web/a.js'] }],
    ['.share()', { lacking: ['firefox'], files: ['shell/dist/web/b.js'] }],
  ]);

  expect(refusals(found, { 'asked for first': ['.share()', ':has'] })).toEqual([
    '.toSorted() is younger than the floor (chrome 110): shell/dist/web/a.js',
    ':has is allowed in tools/floor/allowed.ts, and found nowhere',
  ]);
});

test('a reason of one package excuses no other, and goes when that package needs it no longer', () => {
  const found = new Map([
    ['.hidePopover()', { lacking: ['safari 17'], files: ['shell/dist/web/a.js'] }],
    [
      '.createPolicy()',
      { lacking: ['safari 26'], files: ['shell/dist/web/a.js', 'mf-x/dist/web/b.js'] },
    ],
  ]);
  const allowedIn = {
    shell: { 'asked for': ['.hidePopover()', '.createPolicy()'] },
    'mf-y': { 'asked for': ['.hidePopover()'] },
  };

  expect(refusals(found, {}, allowedIn)).toEqual([
    '.createPolicy() is younger than the floor (safari 26): mf-x/dist/web/b.js',
    '.hidePopover() is allowed for mf-y in tools/floor/allowed.ts, and found nowhere in it',
  ]);
});
