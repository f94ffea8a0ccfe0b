import { useEffect } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { postIfOnline } from '../post-if-online.ts';

/**
 * Handles every form of the document that would post to the cart's page, such as those of product cards, whichever remote has
 * rendered it: the product goes into the cart, and the shopper stays on the page.
 */
export function useCartForms(): void {
  const shell = useShellApi();
  useEffect(() => {
    function handleSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.getAttribute('action') !== '/cart') return;
      // A form with a step changes the cart's own page, which the browser asks for anew.
      if (event.submitter?.hasAttribute('name')) return;
      event.preventDefault();
      // In the file of the live cart, so that whoever has a cart has this code without a network too.
      import(/* webpackChunkName: "live-cart" */ './add-from-form.ts').then(
        ({ addFromForm }) => addFromForm(shell, form),
        () => postIfOnline(form, shell),
      );
    }
    addEventListener('submit', handleSubmit);
    return () => removeEventListener('submit', handleSubmit);
  }, [shell]);
}
