import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHydrated, useServerRendered } from './use-hydrated.tsx';

test('a part that needs JavaScript waits for the second render of the server’s HTML', () => {
  const answers = hydrated((note) => <Part note={note} ask={useHydrated} />);

  expect(answers).toEqual([false, false, true]);
});

test('a part that the server rendered knows it without another render', () => {
  const answers = hydrated((note) => <Part note={note} ask={useServerRendered} />);

  expect(answers).toEqual([true, true]);
});

test('a part that the browser makes needs no second render', () => {
  const answers: boolean[] = [];
  const note = (answer: boolean) => answers.push(answer);

  render(
    <>
      <Part note={note} ask={useHydrated} />
      <Part note={note} ask={useServerRendered} />
    </>,
  );

  expect(answers).toEqual([true, false]);
});

interface PartProps {
  note: (answer: boolean) => void;
  ask: () => boolean;
}

function Part({ note, ask: useAnswer }: PartProps) {
  note(useAnswer());
  return null;
}

/** The answers in the order of the renders: first the server’s, then the browser’s. */
function hydrated(tree: (note: PartProps['note']) => ReactNode): boolean[] {
  const answers: boolean[] = [];
  const element = tree((answer) => answers.push(answer));
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  render(element, { container, hydrate: true });
  return answers;
}
