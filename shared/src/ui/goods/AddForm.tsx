import { productCardMessages as messages } from '../ui-messages.ts';
import styles from './AddForm.module.css';

interface AddFormProps {
  /** Of the product, for the button's name. */
  name: string;
  saleParamId: number;
}

/**
 * Puts a product without variants into the cart from its card: a form that the cart's page takes. The cart's own code, once it
 * is there, takes it in its place, and the shopper stays where they are. Its icon is drawn by the style, since a list has
 * many of them.
 */
export function AddForm({ name, saleParamId }: AddFormProps) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="ProductSaleParamId" value={saleParamId} />
      <button className={styles.add} aria-label={messages.add(name)} />
    </form>
  );
}
