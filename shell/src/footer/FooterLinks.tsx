import type { FrameProps } from '../frame/frame-props.ts';
import { blogPath } from '../header/blog-path.ts';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

interface PageLink {
  path: string;
  title: string;
}

/** The lists of pages; a page that no remote owns is not named, and a list without pages is not there. */
export function FooterLinks({ frame: { shopName, blogName }, hasRoute }: FrameProps) {
  const help: PageLink[] = [
    { path: '/content/rules', title: messages.rules },
    { path: '/content/privacy', title: messages.privacy },
  ];
  const shop: PageLink[] = [
    { path: '/content/aboutUs', title: messages.about },
    { path: '/contactUs', title: messages.contact },
    ...(blogName ? [{ path: blogPath, title: blogName }] : []),
  ];

  const lists = [
    { title: messages.help, pages: help },
    { title: shopName, pages: shop },
  ];
  return lists.map(({ title, pages }) => {
    const present = pages.filter(({ path }) => hasRoute(path));
    return present.length > 0 && <LinkList key={title} title={title} pages={present} />;
  });
}

function LinkList({ title, pages }: { title: string; pages: PageLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
