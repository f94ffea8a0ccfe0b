import { useEffect } from 'react';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';

/**
 * Takes every form of the document that would post to the cart's page, such as those of product cards, whoever has
 * rendered it: the product goes into the cart, and the shopper stays where they are.
 */
export function useCartForms(): void {
  const shell = useShellApi();
  useEffect(() => {
    function handleSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.getAttribute('action') !== '/cart') return;
      event.preventDefault();
      import('./add-from-form.ts').then(
        ({ addFromForm }) => addFromForm(shell, form),
        // The form works by itself as well.
        () => form.submit(),
      );
    }
    addEventListener('submit', handleSubmit);
    return () => removeEventListener('submit', handleSubmit);
  }, [shell]);
}
