import { productLink } from '@kashi/contracts/text/slug';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Button } from '@kashi/ui/actions/Button';
import { MessageDialog } from '@kashi/ui/overlay/MessageDialog';
import { Panel } from '@kashi/ui/layout/Panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewData } from './review-data.ts';
import { messages } from './messages.ts';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './ReviewPage.module.css';

/** The page for a review. A dialog says that the review was sent; closing the dialog returns to the product (§2). */
export function ReviewPage({ product, draft }: ReviewData) {
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState(false);
  const path = productLink(product.Id, product.Name);
  const returnToProduct = () => void navigate(path);

  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { title: messages.shop, href: '/' },
          { title: product.Name, href: path },
          { title: messages.title },
        ]}
      />
      <div className={styles.page}>
        <h1 className={styles.title}>{messages.heading(product.Name)}</h1>
        <p className={styles.introduction}>{messages.introduction}</p>
        <Panel>
          <ReviewForm
            productId={product.Id}
            draft={draft}
            productHref={path}
            onSubmitted={() => setSubmitted(true)}
          />
        </Panel>
      </div>
      {submitted && (
        <MessageDialog
          tone="success"
          message={<p>{messages.submitted}</p>}
          onClose={returnToProduct}
          actions={<Button onClick={returnToProduct}>{messages.backToProduct}</Button>}
        />
      )}
    </div>
  );
}
