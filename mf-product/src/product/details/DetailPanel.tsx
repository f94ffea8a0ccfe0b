import { useShellApi } from '@kashi/kit/ShellApiContext';
import { LatePart } from '@kashi/kit/late/LatePart';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Prose } from '@kashi/ui/text/Prose';
import { playersOf, type Detail } from './details.ts';
import { messages } from '../messages.ts';
import { PlainOpinions } from '../opinions/PlainOpinions.tsx';
import type { ProductData } from '../product-data.ts';
import { Specifications } from './Specifications.tsx';
import { Videos } from './Videos.tsx';
import styles from './DetailPanel.module.css';

interface DetailPanelProps {
  detail: Detail;
  data: ProductData;
  /**
   * Whether the tab has been opened. Only reviews and questions wait for that; search engines find the other panels in the
   * HTML.
   */
  isOpened: boolean;
}

/** The content of one tab, under a heading for screen readers, which can go from heading to heading: the tab itself is a button. */
export function DetailPanel(props: DetailPanelProps) {
  return (
    <>
      <h2 className="visually-hidden">{messages.details[props.detail]}</h2>
      {contentOf(props)}
    </>
  );
}

function contentOf({ detail, data: { product, description, asked }, isOpened }: DetailPanelProps) {
  switch (detail) {
    case 'description':
      return <Description html={description} />;
    case 'specifications':
      return <Specifications groups={product.ProductPropertyGroups} />;
    case 'videos':
      return <Videos addresses={playersOf(product)} productName={product.ShortName} />;
    case 'reviews':
    case 'questions':
      return (
        <>
          <noscript>
            {typeof window === 'undefined' && <PlainOpinions kind={detail} asked={asked} />}
          </noscript>
          {isOpened && (
            <div className={styles.scripted}>
              <LatePart load={opinions[detail]} props={{ productId: product.Id }} />
            </div>
          )}
        </>
      );
  }
}

const opinions = {
  reviews: () => import('../opinions/Reviews.tsx').then(({ Reviews }) => Reviews),
  questions: () => import('../opinions/Questions.tsx').then(({ Questions }) => Questions),
};

function Description({ html }: { html: string | null }) {
  const shell = useShellApi();
  if (html === null) {
    return <ProblemNotice error={null} onRetry={() => void shell.reload()} />;
  }
  return <Prose html={html} />;
}
