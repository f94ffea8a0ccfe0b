import styles from './Prose.module.css';

/** The shop's own texts. The server has sanitised `html` (R24). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
