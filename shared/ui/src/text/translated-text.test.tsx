import { render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepUpWithTranslators } from './translated-text.tsx';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(keepUpWithTranslators);
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** One text of its own beside what comes and goes, as a button with a sign of waiting has it. */
function Price({ toman, waits = false }: { toman: string | null; waits?: boolean }) {
  return (
    <p>
      {waits && <i>…</i>}
      {toman}
      <b>تومان</b>
    </p>
  );
}

/** The ways in which translators put their words in the place of a text. */
const translators = {
  'in two steps, as in Chromium': (text: Text, words: HTMLElement) => {
    text.before(words);
    text.remove();
  },
  'in one step': (text: Text, words: HTMLElement) => text.replaceWith(words),
};

for (const [way, put] of Object.entries(translators)) {
  const translate = async (page: HTMLElement) => {
    const text = [...page.querySelector('p')!.childNodes].find((node) => node instanceof Text)!;
    const words = document.createElement('font');
    words.textContent = 'translated';
    put(text, words);
    await Promise.resolve();
  };

  test(`a text that goes takes its translation along, put ${way}`, async () => {
    const { container, rerender } = render(<Price toman="۱٬۰۰۰" />);
    await translate(container);

    rerender(<Price toman={null} />);

    expect(container.textContent).toBe('تومان');
  });

  test(`a new price is there for the translator, and the old one is gone, put ${way}`, async () => {
    const { container, rerender } = render(<Price toman="۱٬۰۰۰" />);
    await translate(container);

    rerender(<Price toman="۲٬۰۰۰" />);
    await Promise.resolve();
    expect(container.textContent).toBe('۲٬۰۰۰تومان');

    await translate(container);
    rerender(<Price toman="۳٬۰۰۰" />);
    await Promise.resolve();
    expect(container.textContent).toBe('۳٬۰۰۰تومان');
  });

  test(`a part comes before its translated text, put ${way}`, async () => {
    const { container, rerender } = render(<Price toman="۱٬۰۰۰" />);
    await translate(container);

    rerender(<Price toman="۱٬۰۰۰" waits />);

    expect(container.textContent).toBe('…translatedتومان');
  });
}

test('a text that a translator has taken away without a trace breaks nothing', () => {
  const { container, rerender } = render(<Price toman="۱٬۰۰۰" />);
  container.querySelector('p')!.firstChild!.remove();

  rerender(<Price toman="۱٬۰۰۰" waits />);
  rerender(<Price toman={null} />);

  expect(container.textContent).toBe('تومان');
});

test('an element that is no child is refused as ever', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});
