import { useEffect, useRef } from 'react';
import { ProblemNotice } from '../ui/notice/ProblemNotice.tsx';
import styles from './PageProblem.module.css';

interface PageProblemProps {
  /** Which page this would be; '' where its own content is still below. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Why a page's data could not be read. Above what was there before, so it comes into sight by itself. */
export function PageProblem({ title, error, onRetry }: PageProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not answered from the effect: newer browsers return a promise here, which is no way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={place} className={`wrap ${styles.place}`}>
      {title && <h1>{title}</h1>}
      <ProblemNotice error={error} onRetry={onRetry} />
    </div>
  );
}
