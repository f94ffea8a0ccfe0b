import IconArrowsDiff from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Button } from '@kashi/ui/actions/Button';
import { Choice } from '@kashi/ui/form/choice/Choice';
import { Empty } from '@kashi/ui/notice/Empty';
import { Notice } from '@kashi/ui/notice/Notice';
import { useRef, useState } from 'react';
import { mostCompared } from './comparison-address.ts';
import { CompareTable } from './CompareTable.tsx';
import type { ComparisonData } from './comparison-data.ts';
import { messages } from './messages.ts';
import { PlainComparison } from './PlainComparison.tsx';
import { useComparisonAddress } from './use-comparison-address.ts';
import styles from './ComparePage.module.css';

/** Up to four products side by side (§2). The address names them, so adding and removing lead to another address. */
export function ComparePage({ data }: { data: ComparisonData }) {
  const isHydrated = useHydrated();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { ComparedProducts: products, subGroupId } = data;
  const corrections = useComparisonAddress(data);
  const canDiffer = products.length > 1;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed cross goes with its product.
  useKeptFocus(heading, products.length);

  const addButton = (
    <Button variant="soft" size="small" disabled={!isHydrated} onClick={() => setAdding(true)}>
      <IconPlus aria-hidden="true" />
      {messages.add}
    </Button>
  );

  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.page }]} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {messages.title}
          </h1>
          <p role="status" className={styles.count}>
            {messages.count(products.length, mostCompared)}
          </p>
          {products.length > 0 && (
            <div className={styles.tools}>
              <Choice
                type="switch"
                checked={onlyDifferences && canDiffer}
                disabled={!isHydrated || !canDiffer}
                onChange={(event) => setOnlyDifferences(event.target.checked)}
              >
                {messages.onlyDifferences}
              </Choice>
              {addButton}
            </div>
          )}
        </div>
        <noscript>
          {typeof window === 'undefined' && <PlainComparison subGroupId={subGroupId} />}
        </noscript>
        {corrections.map((correction) => (
          <Notice key={correction} variant="waiting" role="status">
            {messages.corrections[correction]}
          </Notice>
        ))}
        {products.length === 0 ? (
          <Empty icon={<IconArrowsDiff aria-hidden="true" />} {...messages.none}>
            {addButton}
          </Empty>
        ) : (
          <CompareTable
            comparison={data}
            onlyDifferences={onlyDifferences && canDiffer}
            onAdd={() => setAdding(true)}
          />
        )}
      </div>
      {isAdding && (
        <LateDialog
          load={loadAddProduct}
          subGroupId={subGroupId}
          productIds={products.map(({ Id }) => Id)}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

const loadAddProduct = () => import('./AddProduct.tsx').then(({ AddProduct }) => AddProduct);
