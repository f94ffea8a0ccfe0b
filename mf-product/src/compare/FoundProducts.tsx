import { mayHealByItself } from '@kashi/contracts/asking/may-heal';
import { useAsk } from '@kashi/kit/use-ask';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { Price } from '@kashi/ui/goods/Price';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { useCallback } from 'react';
import { useReading } from '@kashi/kit/use-reading';
import { searchComparable } from './comparison-data.ts';
import { messages } from './messages.ts';
import styles from './FoundProducts.module.css';

interface FoundProductsProps {
  subGroupId: number;
  /** A part of the product's name; '' for any product. */
  wanted: string;
  onChoose: (productId: number) => void;
}

/** The subgroup's products whose name has `wanted` in it, to choose one. */
export function FoundProducts({ subGroupId, wanted, onChoose }: FoundProductsProps) {
  const ask = useAsk();
  const read = useCallback(
    (signal: AbortSignal) =>
      searchComparable(ask, { SubGroupId: subGroupId, SearchValue: wanted }, signal),
    [ask, subGroupId, wanted],
  );
  const { data: products, problem, again } = useReading(read);

  if (problem !== null) {
    return <ProblemNotice error={problem} onRetry={mayHealByItself(problem) ? again : undefined} />;
  }
  if (!products) return <WaitingProducts />;
  if (products.length === 0) {
    return (
      <p role="status" className={styles.none}>
        {messages.adding.none}
      </p>
    );
  }
  return (
    <>
      {/* Who does not see the list change hears of it; what is there before a word is typed is no news. */}
      {wanted !== '' && (
        <p role="status" className="visually-hidden">
          {messages.adding.found(products.length)}
        </p>
      )}
      <ul className={styles.grid}>
        {products.map(({ Id, Name, Picture, PicPath, IsAvailable, ...product }) => (
          <li key={Id}>
            <div className={styles.product}>
              <PictureTile
                picture={Picture}
                path={PicPath}
                sizes="(min-width: 48rem) 12rem, 45vw"
                alt=""
              />
              <button type="button" className={styles.name} onClick={() => onChoose(Id)}>
                {Name}
              </button>
              <Price
                price={product.Price}
                finalPrice={product.FinalPrice}
                available={IsAvailable ?? true}
                taxRate={product.TaxRate}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function WaitingProducts() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 4 }, (_, place) => (
        <Skeleton key={place} shape="picture" />
      ))}
    </div>
  );
}
