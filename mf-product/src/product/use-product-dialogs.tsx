import { useHost } from '@kashi/shared/kit/HostContext';
import { useState, type ReactNode } from 'react';
import { useLaterPart } from '../use-later-part.ts';
import { messages } from './messages.ts';
import type { ProductDialog, ProductDialogsProps } from './ProductDialogs.tsx';

interface OpenableDialogs {
  open: (dialog: ProductDialog) => void;
  /** One is wanted, and its code is on its way. */
  isComing: boolean;
  dialog: ReactNode;
}

/** The dialogs of a product page. Their code comes when the first one is opened. */
export function useProductDialogs(
  props: Omit<ProductDialogsProps, 'opened' | 'onClose'>,
): OpenableDialogs {
  const host = useHost();
  const [opened, setOpened] = useState<ProductDialog | null>(null);
  const [Dialogs, want] = useLaterPart(load);
  const close = () => setOpened(null);

  async function open(dialog: ProductDialog) {
    setOpened(dialog);
    if (await want()) return;
    close();
    host.toast(messages.tools.failed, 'danger');
  }

  return {
    open: (dialog) => void open(dialog),
    isComing: opened !== null && !Dialogs,
    dialog: Dialogs && opened && <Dialogs {...props} opened={opened} onClose={close} />,
  };
}

const load = () => import('./ProductDialogs.tsx').then(({ ProductDialogs }) => ProductDialogs);
