import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text` is one line, `picture` a square, `block` as tall as a control. */
  shape?: 'text' | 'title' | 'picture' | 'block' | undefined;
  /** The width, as a part of its place. */
  width?: 'full' | 'most' | 'half' | undefined;
}

/** The grey placeholder of loading content. It appears after 200 milliseconds, so that a quick answer never flickers. */
export function Skeleton({ shape = 'block', width }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
  );
}
