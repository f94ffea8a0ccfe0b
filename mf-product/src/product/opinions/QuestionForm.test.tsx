import { Problem } from '@kashi/shared/api/problem';
import { Surroundings } from '@kashi/shared/kit/Surroundings';
import { aHost } from '@kashi/shared/testing/a-host';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { QuestionForm } from './QuestionForm.tsx';

const add = 'POST /v1/ProductManagement/ProductQuestions/Add';

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'پرسش شما' });
const submit = () => screen.getByRole('button', { name: 'ثبت پرسش' });

test('a guest asks, and hears that the question is shown after approval', async () => {
  const answer = vi.fn(() => null);
  const { shopper } = renderInShop(<QuestionForm productId={7} />, { [add]: answer });

  await shopper.type(box(), '  بند یدکی دارد؟ ');
  await shopper.click(submit());

  expect((await screen.findByRole('dialog')).textContent).toContain('پس از تأیید');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ Question: 'بند یدکی دارد؟', ProductId: 7 });
  expect(box().value).toBe('');
});

test('what was pressed before the code was there is asked by it', async () => {
  const answer = vi.fn(() => null);
  const host = aHost({ answers: { [add]: answer } });
  const ui = (
    <Surroundings host={host}>
      <QuestionForm productId={7} />
    </Surroundings>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(ui);
  box().value = 'ضد آب است؟';
  container.querySelector('form')?.setAttribute('data-press', 'kept');

  render(ui, { container, hydrate: true });

  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(answer).toHaveBeenCalledExactlyOnceWith({ Question: 'ضد آب است؟', ProductId: 7 });
});

test('an empty question is refused beside its field, and not sent', async () => {
  const answer = vi.fn(() => null);
  const { shopper } = renderInShop(<QuestionForm productId={7} />, { [add]: answer });

  await shopper.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('پرسش خود را وارد کنید.');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(answer).not.toHaveBeenCalled();
});

test('a question of more than two thousand characters is refused', async () => {
  const { shopper } = renderInShop(<QuestionForm productId={7} />);
  await shopper.click(box());
  await shopper.paste('؟'.repeat(2001));

  await shopper.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('حداکثر ۲۰۰۰ نویسه');
});

test('a question that could not be sent stays in its box', async () => {
  const { shopper } = renderInShop(<QuestionForm productId={7} />, {
    [add]: () => Promise.reject(new Problem('offline')),
  });
  await shopper.type(box(), 'ضد آب است؟');

  await shopper.click(submit());

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(box().value).toBe('ضد آب است؟');
  expect(screen.queryByRole('dialog')).toBeNull();
});
