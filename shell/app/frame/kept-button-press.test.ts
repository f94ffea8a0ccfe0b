import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openGateScript, startGateScript } from './start-gate-script.ts';

const root = document.documentElement;

/** A document of a browser of the floor: two tabs of a page, and the opener of a menu of the frame. */
function opens({ between }: { between?: () => void } = {}) {
  const listen = vi.spyOn(window, 'addEventListener');
  window.eval(openGateScript);
  between?.();
  window.eval(startGateScript);
  const listeners = listen.mock.calls;
  listen.mockRestore();
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
  });
  const button = (id: string) => {
    const element = document.getElementById(id)!;
    const heard = vi.fn();
    return {
      press: () => element.click(),
      /** The code is here from now on, which hears presses above the button, as React does. */
      isHeard() {
        const hear = ({ target }: Event) => {
          if (target === element) heard();
        };
        document.addEventListener('click', hear);
        onTestFinished(() => document.removeEventListener('click', hear));
        return heard;
      },
      goes: () => element.remove(),
    };
  };
  return { tab: button('tab'), other: button('other'), menu: button('menu') };
}

const is = (state: 'interactive' | 'alive') => {
  root.dataset[state] = '';
  vi.advanceTimersByTime(100);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  Reflect.deleteProperty(document, 'early');
  vi.stubGlobal('CSS', { supports: () => true });
  document.body.innerHTML = `<div id="announcer"></div><button type="button" id="menu"></button>
    <main><button type="button" id="other"></button><button type="button" id="tab"><b></b></button></main>`;
});

test('the last press of a button before the code is made again when its part is alive, once', () => {
  const { tab, other } = opens();
  other.press();
  tab.press();
  document.body.click();
  const [ofTab, ofOther] = [tab.isHeard(), other.isHeard()];

  is('interactive');
  expect(ofTab).not.toHaveBeenCalled();
  is('alive');
  vi.advanceTimersByTime(20_000);

  expect([ofTab.mock.calls.length, ofOther.mock.calls.length]).toEqual([1, 0]);
});

test('a button of the frame need not wait for the page', () => {
  const { menu } = opens();
  menu.press();
  const heard = menu.isHeard();

  is('interactive');

  expect(heard).toHaveBeenCalledTimes(1);
});

test('a press of the header before the gate is there counts as well', () => {
  const { menu } = opens({ between: () => document.querySelector<HTMLElement>('#menu')?.click() });
  const heard = menu.isHeard();

  is('interactive');

  expect(heard).toHaveBeenCalledTimes(1);
});

test('a press that the code has heard in between is the one that counts', () => {
  const { tab, other } = opens();
  tab.press();
  const heard = tab.isHeard();

  is('interactive');
  other.press();
  is('alive');

  expect(heard).not.toHaveBeenCalled();
});

test('the press of a button that is gone by then is forgotten', () => {
  const { tab } = opens();
  tab.press();
  const heard = tab.isHeard();
  tab.goes();

  is('interactive');
  is('alive');

  expect(heard).not.toHaveBeenCalled();
});

test('where the code has failed nothing waits for it any more', () => {
  const { menu } = opens();
  menu.press();
  const heard = menu.isHeard();

  delete root.dataset['code'];
  is('interactive');

  expect(heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
