import { useEffect, useRef } from 'react';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import styles from './PageProblem.module.css';

interface PageProblemProps {
  /** The title of the failed page; '' if its earlier content is still shown below. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The notice that a page's data could not be read. It is above the earlier content and scrolls into view by itself. */
export function PageProblem({ title, error, onRetry }: PageProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which an effect must not return.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={place} className={`wrap ${styles.place}`}>
      {title && <h1>{title}</h1>}
      <ProblemNotice error={error} onRetry={onRetry} />
    </div>
  );
}
