import type { Role } from '@kashi/contracts/desk/desk-call';
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { useReading } from '../parts/state/reading.ts';
import { mayCall } from '../server/who-may.ts';
import { GoodsEditor } from './GoodsEditor.tsx';
import { OfferHistory } from './history/OfferHistory.tsx';
import { messages } from './messages.ts';

/** One product with all its fields, and how its prices and stocks were changed. */
export function GoodsPage() {
  const id = Number(useParams()['id']);
  const { permissions } = usePermissions<Role[]>();
  const goods = useReading('GET /v1/desk/goods/one', { id });
  const shelves = useReading('GET /v1/desk/shelves', {});

  if (!goods.data) return <UnreadScreen title={messages.product} reading={goods} />;
  if (!shelves.data) return <UnreadScreen title={goods.data.name} reading={shelves} />;
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
