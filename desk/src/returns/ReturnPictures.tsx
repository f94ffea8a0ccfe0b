import { FieldSet } from '../parts/form/FieldSet.tsx';
import { SentPictures } from '../parts/pictures/SentPictures.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useReading } from '../parts/state/reading.ts';
import { Waiting } from '../parts/state/Waiting.tsx';
import { messages } from './messages.ts';

/** The pictures of a request, which nothing else serves. */
export function ReturnPictures({ id }: { id: number }) {
  const read = useReading('GET /v1/desk/returns/pictures', { id });
  return (
    <FieldSet title={messages.pictures}>
      {read.isPending && <Waiting rows={2} />}
      {read.isLoadingError && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <SentPictures pictures={read.data.pictures} altOf={messages.pictureOf} />}
    </FieldSet>
  );
}
