import { Empty } from '@kashi/ui/notice/Empty';
import { Pagination } from '@kashi/ui/navigation/Pagination';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReading } from '@kashi/kit/use-reading';
import { pageCountOf, type PageOfOpinions } from './opinion-data.ts';
import { askedPage, type OpinionKind } from './opinion-address.ts';
import { pageAddress } from './page-address.ts';
import { messages } from './messages.ts';
import { scrollToTopOf } from './scroll-to-top-of.ts';
import styles from './OpinionList.module.css';

interface OpinionListProps<Opinion> {
  kind: OpinionKind;
  /** Reads a page; `page` is zero-based, as in the calls (R5). The function must be stable for one product. */
  read: (page: number, signal: AbortSignal) => Promise<PageOfOpinions<Opinion>>;
  render: (opinion: Opinion, index: number) => ReactNode;
  empty: { icon: ReactNode; title: string; text: string };
}

/** A list of reviews or questions, ten at a time; the page's address says which ten, and one past the end leads to the last ten. */
export function OpinionList<Opinion>({ kind, read, render, empty }: OpinionListProps<Opinion>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = askedPage(search, kind);
  const page = asked ?? 1;
  const readPage = useCallback((signal: AbortSignal) => read(page - 1, signal), [read, page]);
  const { data, problem, again } = useReading(readPage);
  const list = useTopOnPaging(page, data, asked !== null);
  const pageCount = data ? pageCountOf(data) : 0;
  const hrefOf = (other: number) => pageAddress(pathname, search, kind, other);
  const isPastEnd = page > pageCount && pageCount > 0;
  const leadBack = useEffectEvent(() => void navigate(hrefOf(pageCount), { replace: true }));
  useEffect(() => {
    if (isPastEnd) leadBack();
  }, [isPastEnd]);

  if (problem !== null) return <ProblemNotice error={problem} onRetry={again} />;
  if (!data || isPastEnd) return <SkeletonText lines={6} />;
  if (data.total === 0) return <Empty {...empty} />;
  return (
    <div
      ref={list}
      className={styles.list}
      role="group"
      aria-label={messages.page(page)}
      tabIndex={-1}
    >
      {data.opinions.map(render)}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
}

/**
 * Scrolls to the top of the list after paging (§2), and moves the focus there once the new rows are shown, since the pressed link
 * stands below them. The first page that is shown neither scrolls nor takes the focus, and nor does a list that `isAsked` no longer,
 * because another one is paged.
 */
function useTopOnPaging(page: number, rows: unknown, isAsked: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const isTurned = useRef(false);

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    isTurned.current = isAsked;
    return isAsked && list.current ? scrollToTopOf(list.current) : undefined;
  }, [page, isAsked]);

  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    list.current?.focus({ preventScroll: true });
  }, [rows]);

  return list;
}
