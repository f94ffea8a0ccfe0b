import { useShellApi } from '@kashi/kit/ShellApiContext';
import { LatePart } from '@kashi/kit/late/LatePart';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Prose } from '@kashi/ui/text/Prose';
import type { ReactNode } from 'react';
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

/** The content of one tab. */
export function DetailPanel({
  detail,
  data: { product, description, asked },
  isOpened,
}: DetailPanelProps) {
  switch (detail) {
    case 'description':
      return (
        <Titled detail={detail}>
          <Description html={description} />
        </Titled>
      );
    case 'specifications':
      return (
        <Titled detail={detail}>
          <Specifications groups={product.ProductPropertyGroups} />
        </Titled>
      );
    case 'videos':
      return (
        <Titled detail={detail}>
          <Videos addresses={playersOf(product)} productName={product.ShortName} />
        </Titled>
      );
    case 'reviews':
    case 'questions':
      return (
        <>
          <noscript>
            {typeof window === 'undefined' && (
              <Titled detail={detail}>
                <PlainOpinions kind={detail} asked={asked} />
              </Titled>
            )}
          </noscript>
          {isOpened && (
            <div className={styles.scripted}>
              <Titled detail={detail}>
                <LatePart load={opinions[detail]} props={{ productId: product.Id }} />
              </Titled>
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

/** A heading for screen readers, which can go from heading to heading: the name on the tab is a button. */
function Titled({ detail, children }: { detail: Detail; children: ReactNode }) {
  return (
    <>
      <h2 className="visually-hidden">{messages.details[detail]}</h2>
      {children}
    </>
  );
}

function Description({ html }: { html: string | null }) {
  const shell = useShellApi();
  if (html === null) {
    return <ProblemNotice error={null} onRetry={() => void shell.reload()} />;
  }
  return <Prose html={html} />;
}
