import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('the question before a deletion begins at the way back, so that one more Enter deletes nothing', async () => {
  const confirm = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const { shopper } = renderInShop(
    <ConfirmDialog question="این آدرس حذف شود؟" confirm={confirm} onClose={onClose} />,
  );

  expect(screen.getByRole('button', { name: 'انصراف' })).toHaveFocus();
  await shopper.keyboard('{Enter}');

  expect(onClose).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});
