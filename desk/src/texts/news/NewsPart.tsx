import { Failure } from '../../parts/state/Failure.tsx';
import { Waiting } from '../../parts/state/Waiting.tsx';
import { useReading } from '../../parts/state/reading.ts';
import { NewsForm } from './NewsForm.tsx';

/** Who of the staff is told of what by SMS. */
export function NewsPart() {
  const settings = useReading('GET /v1/desk/texts/news', {});
  return (
    <>
      {settings.isPending && <Waiting />}
      {settings.isLoadingError && (
        <Failure error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <NewsForm read={settings.data} />}
    </>
  );
}
