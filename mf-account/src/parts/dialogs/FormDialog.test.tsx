import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
