import { useParams } from 'react-router-dom';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
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
  if (page.isPending) return <Waiting />;
  if (page.isLoadingError) {
    return <Failure error={page.error} onRetry={() => void page.refetch()} />;
  }
  // The form keeps the page as it was read first: a later reading must not remove what is typed.
  return <PageForm name={name} page={page.data} />;
}
