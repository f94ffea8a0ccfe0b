import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a press is handled by the form, and not kept for later', () => {
  renderInShop(<QuestionForm productId={7} />);

  expect(box().form).not.toHaveAttribute('data-press');
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

  expect((await screen.findByRole('alert')).textContent).toContain('حداکثر ۲۰۰۰ حرف');
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
