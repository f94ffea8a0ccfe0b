import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startGateScript } from './start-gate-script.ts';

const root = document.documentElement;

/** A document of a browser of the floor. */
function opens(): void {
  const listen = vi.spyOn(window, 'addEventListener');
  window.eval(startGateScript);
  const listeners = listen.mock.calls;
  listen.mockRestore();
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
  });
}

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  vi.stubGlobal('CSS', { supports: () => true });
  document.body.innerHTML = '<div id="announcer"></div>';
});

test('the last press of a button before the code is made again when the code is there, once', async () => {
  document.body.innerHTML +=
    '<button type="button" id="first"></button><button type="button" id="tab"><b></b></button>';
  const pressed = vi.fn();
  opens();
  document.getElementById('first')!.click();
  document.querySelector('b')!.click();
  document.body.click();

  document.addEventListener('click', ({ target }) => void pressed((target as Element).id));
  root.dataset['interactive'] = '';
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('tab'));
  document.getElementById('first')!.click();
  root.dataset['interactive'] = 'again';
  await new Promise((resolve) => setTimeout(resolve));

  expect(pressed.mock.calls).toEqual([['tab'], ['first']]);
});

test('the press of a button of a page is made again when the page has come to life', async () => {
  document.body.innerHTML += '<div id="page:x"><button type="button" id="tab"></button></div>';
  const tab = document.getElementById('tab')!;
  const pressed = vi.fn();
  opens();
  tab.click();
  tab.addEventListener('click', pressed);

  root.dataset['interactive'] = '';
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).not.toHaveBeenCalled();
  root.dataset['alive'] = '';

  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});

test('a press that the code has heard in between is the one that counts', async () => {
  document.body.innerHTML +=
    '<div id="page:x"><button type="button" id="tab"></button><button type="button" id="other"></button></div>';
  const tab = document.getElementById('tab')!;
  const pressed = vi.fn();
  opens();
  tab.click();
  tab.addEventListener('click', pressed);

  root.dataset['interactive'] = '';
  await new Promise((resolve) => setTimeout(resolve));
  document.getElementById('other')!.click();
  root.dataset['alive'] = '';
  await new Promise((resolve) => setTimeout(resolve));

  expect(pressed).not.toHaveBeenCalled();
});

test('a press is not made again of a button that is gone, nor long afterwards', async () => {
  document.body.innerHTML += '<button type="button" id="gone"></button>';
  const gone = document.getElementById('gone')!;
  const pressed = vi.fn();
  gone.addEventListener('click', pressed);
  opens();
  gone.click();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  onTestFinished(() => void vi.restoreAllMocks());

  root.dataset['interactive'] = '';
  await new Promise((resolve) => setTimeout(resolve));

  expect(pressed).toHaveBeenCalledTimes(1);
});
