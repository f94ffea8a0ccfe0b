import IconShoppingCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs';
import type { FormEvent } from 'react';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Button } from '@kashi/ui/actions/Button';
import { Stack } from '@kashi/ui/layout/Stack';
import { buyAgain } from '../parts/live-cart/buy-again.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.buyAgain;

/** Puts the goods of the order into the cart: a form that the cart's page takes where there is no code. */
export function BuyAgain({ hash }: { hash: string }) {
  const shell = useShellApi();
  const buying = useAction(() => buyAgain(shell, hash));

  function submit(event: FormEvent) {
    event.preventDefault();
    void buying.start();
  }

  return (
    <form method="post" action="/cart" onSubmit={submit}>
      <input type="hidden" name="HashOrderId" value={hash} />
      <Stack gap={3}>
        <p>{messages.hint}</p>
        <FormProblem problem={buying.problem} />
        <Button type="submit" variant="secondary" wide busy={buying.busy}>
          <IconShoppingCartPlus aria-hidden="true" data-mirror />
          {messages.press}
        </Button>
      </Stack>
    </form>
  );
}
