import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';
import { pageTitle } from './page-title.ts';

/** Tells of pages that the footer leads to and nobody has written. Nothing is told while the list waits or has failed. */
export function UnwrittenPages() {
  const { data = [] } = useReading('GET /v1/desk/pages', {});
  const titles = data.filter(({ isWritten }) => !isWritten).map(pageTitle);
  if (titles.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button component={Link} to="/pages" color="inherit">
          {messages.writePages}
        </Button>
      }
    >
      {messages.unwrittenPages(titles)}
    </Alert>
  );
}
