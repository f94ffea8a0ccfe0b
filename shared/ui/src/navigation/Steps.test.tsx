import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Steps } from './Steps.tsx';

const steps = [{ title: 'انتخاب آدرس' }, { title: 'مشاهدهٔ فاکتور' }, { title: 'پرداخت آنلاین' }];

const states = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

test('finished steps say so in words, and the running step is the current one', () => {
  renderPart(<Steps label="مراحل خرید" steps={steps} current={1} />);

  expect(states()).toEqual([
    ['انجام شده: انتخاب آدرس', null],
    ['۲مشاهدهٔ فاکتور', 'step'],
    ['۳پرداخت آنلاین', null],
  ]);
});

test('when all steps are finished none is current', () => {
  renderPart(<Steps label="مراحل خرید" steps={steps} current={3} />);

  expect(states().map(([, current]) => current)).toEqual([null, null, null]);
});
