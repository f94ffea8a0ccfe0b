import type { OrderRow } from '@kashi/contracts/order';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { messages } from './messages.ts';
import styles from './OrderGoods.module.css';

/** Pictures by which an order is recognised in the list, and how many of its goods they leave out. */
export function OrderGoods({ Goods: goods = [], GoodsCount: count = goods.length }: OrderRow) {
  const others = count - goods.length;
  return (
    <ul className={styles.goods}>
      {goods.map(({ ProductName: name, Picture: picture }, index) => (
        // an order may have two variants of one product
        <li key={index} title={name}>
          <PictureTile picture={picture} sizes="3rem" alt={name} />
        </li>
      ))}
      {others > 0 && (
        <li className={styles.others}>
          <span aria-hidden="true">{messages.more(others)}</span>
          <span className="visually-hidden">{messages.otherGoods(others)}</span>
        </li>
      )}
    </ul>
  );
}
