import { usePages } from '@kashi/kit/ShellApiContext';
import type { FrameProps } from '../frame-parts/frame-props.ts';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

interface PageLink {
  path: string;
  title: string;
}

/** The lists of pages, as the remotes name them, and after them those that the owner has added; an empty list is left out. */
export function FooterLinks({ frame: { shopName, blogName, footerPages = [] } }: FrameProps) {
  const pages = usePages();
  const blogPath = pages.pathOf('blog');
  const blog: PageLink[] = blogName && blogPath ? [{ path: blogPath, title: blogName }] : [];

  const own = (wanted: 'help' | 'shop') => footerPages.filter(({ list }) => list === wanted);
  const lists = [
    { title: messages.help, links: [...pages.menu('help'), ...own('help')] },
    { title: shopName, links: [...pages.menu('shop'), ...own('shop'), ...blog] },
  ];
  return lists.map(
    ({ title, links }) => links.length > 0 && <LinkList key={title} title={title} links={links} />,
  );
}

function LinkList({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {links.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
