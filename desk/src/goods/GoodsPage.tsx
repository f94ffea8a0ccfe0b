import type { Role } from '@kashi/shared/contracts/desk/desk-call';
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { mayCall } from '../server/who-may.ts';
import { GoodsEditor } from './GoodsEditor.tsx';
import { OfferHistory } from './history/OfferHistory.tsx';

/** One product with all its fields, and how its prices and stocks were changed. */
export function GoodsPage() {
  const id = Number(useParams()['id']);
  const { permissions } = usePermissions<Role[]>();
  const goods = useReading('GET /v1/desk/goods/one', { id });
  const shelves = useReading('GET /v1/desk/shelves', {});

  if (goods.isPending || shelves.isPending) return <Waiting />;
  const failed = [goods, shelves].find((reading) => reading.isLoadingError);
  if (failed || !goods.data || !shelves.data) {
    return <Failure error={failed?.error} onRetry={() => void failed?.refetch()} />;
  }
  // The typed values belong to the version that was read first: a later reading must not remove these values.
  return (
    <>
      <GoodsEditor key={id} goods={goods.data} shelves={shelves.data} />
      {mayCall('GET /v1/desk/goods/history', permissions ?? []) && (
        <OfferHistory key={`history of ${id}`} id={id} />
      )}
    </>
  );
}
