import { productCardMessages as messages } from '../ui-messages.ts';
import styles from './AddForm.module.css';

interface AddFormProps {
  /** The product's name, for the button's name. */
  name: string;
  saleParamId: number;
}

/**
 * Adds a product without variants to the cart from its card: a form that the cart's page takes. Once the cart's own code has
 * loaded, it handles the form, and the shopper stays on the page; it says the `data-name` of what waits for a network. The style sheet draws its icon, because a list has many of
 * them.
 */
export function AddForm({ name, saleParamId }: AddFormProps) {
  return (
    <form method="post" action="/cart" data-name={name}>
      <input type="hidden" name="ProductSaleParamId" value={saleParamId} />
      <button className={styles.add} aria-label={messages.add(name)} />
    </form>
  );
}
