import styles from './Prose.module.css';

/** The shop's own words for reading. `html` has been sanitised by the server (R24). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
