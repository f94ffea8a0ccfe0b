import { Failure } from '../parts/state/Failure.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { CarriersForm } from './CarriersForm.tsx';
import { messages } from './messages.ts';

/** The carriers of the shop, and what each of them costs in each zone. */
export function CarriersPage() {
  const carriers = useReading('GET /v1/desk/carriers', {});
  return (
    <>
      <ScreenHead title={messages.title} />
      {carriers.isPending && <Waiting />}
      {carriers.isLoadingError && (
        <Failure error={carriers.error} onRetry={() => void carriers.refetch()} />
      )}
      {carriers.data && <CarriersForm read={carriers.data} />}
    </>
  );
}
