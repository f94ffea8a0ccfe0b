import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Picture } from '@kashi/ui/picture/Picture';
import { Prose } from '@kashi/ui/text/Prose';
import { messages } from './messages.ts';
import type { StaticPageData } from './static-page-data.ts';
import styles from './StaticPage.module.css';

/** As wide as the page, see `--page-width`. */
export const headerPictureSizes = '(min-width: 86rem) 82rem, 95vw';

/** About, rules and privacy: a picture, if there is one, and the shop's text (§2, Static pages). */
export function StaticPage({ title, introduction }: StaticPageData) {
  const { PicPath, Picture: picture, Context } = introduction;

  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title }]} />
      {PicPath && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            path={PicPath}
            sizes={headerPictureSizes}
            fallback="wide"
            priority
          />
        </div>
      )}
      <article className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <Prose html={Context} />
      </article>
    </div>
  );
}
