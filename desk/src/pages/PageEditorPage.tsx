import type { OwnPage } from '@kashi/contracts/desk/pages';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';
import { fixedTitle } from './page-title.ts';
import { PageForm } from './PageForm.tsx';

/** One page of the shop, or a new one. */
export function PageEditorPage() {
  const name = useParams()['name'] ?? 'new';
  // A new page keeps this form after it was saved, so that the sentence of the success stays.
  return name === 'new' ? (
    <PageForm name={null} page={null} />
  ) : (
    <KnownPage key={name} name={name} />
  );
}

function KnownPage({ name }: { name: string }) {
  const page = useReading('GET /v1/desk/pages/one', { name });
  if (page.data === undefined) return <UnreadScreen title={messages.page} reading={page} />;
  return <OpenedPage name={name} page={page.data} />;
}

function OpenedPage({ name, page }: { name: string; page: OwnPage | null }) {
  // A page that a colleague deletes stays open as it was read first, so that nothing that is typed is lost.
  const [first] = useState(page);
  const opened = first ?? page;
  if (opened || fixedTitle(name) !== '') return <PageForm name={name} page={opened} />;
  return (
    <>
      <ScreenHead title={messages.title}>
        <Button component={Link} to="/pages">
          {messages.toList}
        </Button>
      </ScreenHead>
      <Alert severity="info">{messages.noPage}</Alert>
    </>
  );
}
