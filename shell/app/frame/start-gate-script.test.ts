import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lateMessages } from './late-messages.ts';
import { openGateScript, startGateScript } from './start-gate-script.ts';

const root = document.documentElement;
const sent = vi.fn(() => true);

/** A document of a browser with or without this feature; each has listeners of its own. */
function opens({ findLast = true } = {}): void {
  const known = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast')!;
  if (!findLast) Reflect.deleteProperty(Array.prototype, 'findLast');
  const listen = vi.spyOn(window, 'addEventListener');
  window.eval(openGateScript);
  window.eval(startGateScript);
  const listeners = listen.mock.calls;
  listen.mockRestore();
  Object.defineProperty(Array.prototype, 'findLast', known);
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
  });
}

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  Reflect.deleteProperty(document, 'early');
  vi.stubGlobal('CSS', { supports: () => true });
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  sent.mockClear();
  document.body.innerHTML = `<script type="module"></script>
    <form id="early" data-press="early"><noscript>&lt;p id="instead"&gt;&lt;/p&gt;</noscript></form>
    <form id="both" data-press="early" data-plain><button>both</button></form>
    <form id="plain"></form><div id="announcer"></div>`;
});

/** Presses; returns whether the browser would send the form by itself. */
function presses(id: string): boolean {
  const form = document.getElementById(id)!;
  const submitter = form.querySelector('button');
  return form.dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }),
  );
}

function throwsIn(file: string): void {
  const error = new TypeError('any is not a function');
  error.stack = `TypeError\n at start (http://shop${file}:1:20)`;
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

const early = () => document.getElementById('early')!.dataset;
const isPlain = () => !('code' in root.dataset);

test('a browser of the floor gets the code', () => {
  opens();

  expect(isPlain()).toBe(false);
});

test('a browser below the floor keeps the shop without code, and its noscript parts', () => {
  opens({ findLast: false });

  expect(isPlain()).toBe(true);
  expect(document.getElementById('instead')).not.toBeNull();
});

test("a press is kept for the code of its form, and the header's hem shows it", () => {
  opens();

  expect(presses('early')).toBe(false);
  expect(early()).toHaveProperty('press', 'kept');
  expect(root.dataset).toHaveProperty('navigating');
});

test('a press that waits long is told so, and stays kept', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  opens();
  presses('early');

  vi.advanceTimersByTime(20_000);

  expect(early()).toMatchObject({ press: 'kept', late: lateMessages.press });
  expect(document.getElementById('announcer')?.textContent).toBe(lateMessages.press);
  expect(root.dataset).not.toHaveProperty('navigating');
});

/** How often the button of the form that the server takes as well is pressed from now on. */
function pressesOfBoth() {
  const button = document.querySelector<HTMLButtonElement>('#both button')!;
  return vi.spyOn(button, 'click').mockImplementation(() => undefined);
}

test('a kept press is sent by the browser once the code has failed, where the server takes the form as well', () => {
  opens();
  const pressed = pressesOfBoth();
  presses('both');

  throwsIn('/r/shell/1/web/shell.js');

  expect(pressed).toHaveBeenCalledOnce();
  expect(presses('both')).toBe(true);
});

test('a press that the code of the form has taken, and one that was never made, are not sent again', () => {
  opens();
  const pressed = pressesOfBoth();
  presses('early');
  presses('both');
  document.getElementById('both')!.dataset['press'] = 'early';

  throwsIn('/r/shell/1/web/shell.js');

  expect(pressed).not.toHaveBeenCalled();
});

test('a form that works without code is left alone', () => {
  opens();

  expect(presses('plain')).toBe(true);
});

test.each([
  ['throws while it starts', () => throwsIn('/r/shell/1/web/shell.js')],
  [
    'rejects a promise that no code awaits',
    () => {
      const reason = Object.assign(new Error(), { stack: 'at http://shop/r/shell/1/web/shell.js' });
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    },
  ],
  [
    'cannot be read',
    () =>
      window.dispatchEvent(
        new ErrorEvent('error', { message: 'Unexpected token', filename: '/r/shell/1/web/s.js' }),
      ),
  ],
  [
    'cannot be had',
    () => {
      const script = document.querySelector('script')!;
      // An address that this document does not load.
      Object.defineProperty(script, 'src', { value: '/r/shell/1/web/shell.js' });
      script.dispatchEvent(new Event('error'));
    },
  ],
])("if the shell's code %s, waiting ends, and the page says what to do instead", (_, fails) => {
  opens();
  presses('early');

  fails();

  expect(isPlain()).toBe(true);
  expect(root.dataset).not.toHaveProperty('navigating');
  expect(early()).toHaveProperty('press', 'early');
  expect(document.getElementById('instead')).not.toBeNull();
  // Typed text stays on the screen, and only the browser handles the other forms.
  expect(presses('early')).toBe(false);
  const taken = vi.fn((event: Event) => event.preventDefault());
  document.getElementById('plain')!.addEventListener('submit', taken);
  expect(presses('plain')).toBe(true);
  expect(taken).not.toHaveBeenCalled();
});

test('an error of a remote, or a later one of the shell, does not shut the gate', () => {
  opens();
  throwsIn('/r/mf-a/1/web/7.js');
  root.dataset['interactive'] = '';
  throwsIn('/r/shell/1/web/shell.js');

  expect(isPlain()).toBe(false);
});

test('the host gets reports of errors, five for a document', () => {
  opens();

  for (let count = 0; count < 7; count += 1) throwsIn('/r/mf-a/1/web/7.js');

  expect(sent).toHaveBeenCalledTimes(5);
  expect(sent).toHaveBeenCalledWith(
    '/troubles',
    JSON.stringify([
      'TypeError: any is not a function',
      'TypeError\n at start (http://shop/r/mf-a/1/web/7.js:1:20)',
      location.pathname,
    ]),
  );
});

test('the host also gets reports of errors that a remote has contained', () => {
  opens();

  window.dispatchEvent(new CustomEvent('trouble', { detail: ['page mf-a/home', new Error('no')] }));

  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/troubles',
    expect.stringContaining('page mf-a/home: Error: no'),
  );
});

test('a form that its page takes without code as well waits for the code, and without it the browser sends it', () => {
  opens();
  expect(presses('both')).toBe(false);

  throwsIn('/r/shell/1/web/shell.js');

  expect(presses('both')).toBe(true);
});

test('the cart of the code is the cart of the shop without code', () => {
  localStorage.setItem('CartHashId', 'of-the-code');
  onTestFinished(() => {
    localStorage.clear();
    document.cookie = 'CartHashId=; Max-Age=0; Path=/';
  });
  opens();
  throwsIn('/r/shell/1/web/shell.js');
  expect(document.cookie).toContain('CartHashId=of-the-code');

  // Code that was already alive may remove the cookie once more.
  document.cookie = 'CartHashId=; Max-Age=0; Path=/';
  presses('plain');

  expect(document.cookie).toContain('CartHashId=of-the-code');
});
