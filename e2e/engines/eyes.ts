import type * as Library from '@testing-library/dom';
import type { Thing } from './thing.ts';

/** The place of a press, in pixels of the page; or the reason why a press is not possible. */
export type Spot = { x: number; y: number } | { refusal: string };

export type Eyes = ReturnType<typeof eyesOf>;

/** Questions that a page answers in any browser. The code runs in the page, so its syntax is that of the oldest browser. */
export function eyesOf(library: typeof Library) {
  function all({ role, name, within }: Thing): HTMLElement[] {
    const places = within ? all(within) : [document.body];
    // An element counts once, though the element may lie in two of the places.
    const pattern = new RegExp(name);
    const found = places.map((place) =>
      role === 'labelled'
        ? library.queryAllByLabelText(place, pattern)
        : library.queryAllByRole(place, role, { name: pattern }),
    );
    return Array.from(new Set(([] as HTMLElement[]).concat(...found)));
  }

  function one(thing: Thing): HTMLElement | undefined {
    return all(thing)[0];
  }

  /** A hidden box of a choice is pressed by its label, as shoppers do. */
  function pressable(element: HTMLElement): HTMLElement {
    const [label] = Array.from((element as HTMLInputElement).labels || []);
    const { width, height } = element.getBoundingClientRect();
    return label && Math.min(width, height) < 8 ? label : element;
  }

  function middleOf(element: HTMLElement) {
    const box = element.getClientRects()[0] || element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** The element that takes a press in the middle of another element, where it is neither that element nor its label. */
  function covering(element: HTMLElement): Element | 'nothing' | undefined {
    const { x, y } = middleOf(element);
    const top = document.elementFromPoint(x, y);
    if (!top) return 'nothing';
    const own = [element].concat(Array.from((element as HTMLInputElement).labels || []));
    return own.some((each) => each.contains(top)) ? undefined : top;
  }

  /** A dialog slides in, and a press meanwhile would go past its buttons. */
  function isMoving(element: HTMLElement): boolean {
    const isRunning = element.getAnimations().some(({ playState }) => playState === 'running');
    const { parentElement } = element;
    return isRunning || (parentElement !== null && isMoving(parentElement));
  }

  return {
    library,
    all,
    one,
    /** The place at which to press a thing. A thing out of sight is scrolled into view. */
    spot(thing: Thing): Spot {
      const element = one(thing);
      if (!element) return { refusal: 'is not there' };
      if ((element as HTMLButtonElement).disabled) return { refusal: 'is disabled' };
      const target = pressable(element);
      if (covering(target)) target.scrollIntoView({ block: 'center', behavior: 'auto' });
      if (isMoving(target)) return { refusal: 'moves' };
      const top = covering(target);
      if (!top) return middleOf(target);
      return { refusal: `is covered by ${top === 'nothing' ? top : top.outerHTML.slice(0, 120)}` };
    },
    /** Whether a press in the middle of a thing reaches it, where the page stands now. */
    isOnTop(thing: Thing): boolean {
      const element = one(thing);
      return element !== undefined && !covering(element);
    },
    /** The texts of the things of a kind. */
    texts(thing: Thing): string[] {
      return all(thing).map((each) => each.innerText);
    },
    hasFocus(thing: Thing): boolean {
      return one(thing) === document.activeElement;
    },
    isChecked(thing: Thing): boolean {
      const element = one(thing) as HTMLInputElement | undefined;
      return element !== undefined && element.checked;
    },
    /** Takes an option of a list by its words; the list itself is the system's, where no driver can press. */
    picks(thing: Thing, words: string): boolean {
      const list = one(thing) as HTMLSelectElement | undefined;
      const option = list && Array.from(list.options).find(({ text }) => text === words);
      if (!list || !option) return false;
      library.fireEvent.change(list, { target: { value: option.value } });
      return true;
    },
  };
}
