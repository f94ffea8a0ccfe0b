import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';

test('the question before typed text is dropped takes the focus, and gives it back', async () => {
  const { shopper } = renderInShop(
    <FormDialog title="دیدگاه" save="ذخیره" onClose={() => undefined}>
      {({ onTyped }) => <input aria-label="متن" onChange={onTyped} />}
    </FormDialog>,
  );
  await shopper.type(screen.getByRole('textbox', { name: 'متن' }), 'خوب');

  await shopper.click(screen.getByRole('button', { name: 'انصراف' }));
  expect(screen.getByRole('button', { name: 'ادامهٔ نوشتن' })).toHaveFocus();
  await shopper.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'انصراف' })).toHaveFocus();
});

test("a phone's Back asks before typed text is dropped, and a second one leaves the question there", async () => {
  const onClose = vi.fn();
  const { shopper } = renderInShop(
    <FormDialog title="دیدگاه" save="ذخیره" onClose={onClose}>
      {({ onTyped }) => <input aria-label="متن" onChange={onTyped} />}
    </FormDialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await shopper.type(screen.getByRole('textbox', { name: 'متن' }), 'خوب');

  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  act(() => dialog.close());

  expect(screen.getByText('آنچه نوشته‌اید ذخیره نشده است. بسته شود؟')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'متن' })).toHaveValue('خوب');
  expect(onClose).not.toHaveBeenCalled();
});
