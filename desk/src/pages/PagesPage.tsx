import type { ListedPage } from '@kashi/contracts/desk/pages';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';
import { pageTitle } from './page-title.ts';

/** The shop's own pages: those that the footer leads to, written or not, and those that the owner has added. */
export function PagesPage() {
  const pages = useReading('GET /v1/desk/pages', {});
  return (
    <>
      <ScreenHead title={messages.title}>
        <Button variant="contained" component={Link} to="/pages/new">
          {messages.add}
        </Button>
      </ScreenHead>
      <Typography color="text.secondary" sx={{ marginBlockEnd: 2 }}>
        {messages.hint}
      </Typography>
      {pages.isPending && <Waiting />}
      {pages.isLoadingError && <Failure error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && (
        <RowsTable
          caption={messages.list}
          columns={columns}
          rows={pages.data.map((page) => ({ ...page, id: page.name }))}
        />
      )}
    </>
  );
}

const columns: Column<ListedPage & { id: string }>[] = [
  { label: messages.page, show: pageTitle },
  { label: messages.address, show: ({ path }) => <bdi dir="ltr">{path}</bdi> },
  {
    label: messages.state,
    show: ({ isWritten }) => (
      <Mark tone={isWritten ? 'success' : 'waiting'}>
        {isWritten ? messages.written : messages.unwritten}
      </Mark>
    ),
  },
  {
    label: messages.change,
    show: (page) => (
      <Button
        component={Link}
        to={`/pages/${encodeURIComponent(page.name)}`}
        aria-label={(page.isWritten ? messages.changeOf : messages.writeOf)(pageTitle(page))}
      >
        {page.isWritten ? messages.change : messages.write}
      </Button>
    ),
  },
];
