import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Rail } from './Rail.tsx';

test('who turns a row to its end by keyboard keeps the focus on the button, which is off', () => {
  renderPart(
    <Rail label="تازه‌ها">
      <li>هدفون</li>
    </Rail>,
  );
  const list = screen.getByRole('list');
  const next = screen.getByRole('button', { name: 'بعدی در تازه‌ها' });
  const isOff = () => next.getAttribute('aria-disabled');
  Object.defineProperties(list, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  fireEvent.scroll(list);
  expect(isOff()).toBe('false');
  next.focus();

  list.scrollLeft = -200;
  fireEvent.scroll(list);

  expect(isOff()).toBe('true');
  expect(document.activeElement).toBe(next);
  const previous = screen.getByRole('button', { name: 'پیشین در تازه‌ها' });
  expect(previous.getAttribute('aria-disabled')).toBe('false');
});
