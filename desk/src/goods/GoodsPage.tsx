import type { Role } from '@kashi/contracts/desk/desk-call';
import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { useReading } from '../parts/state/reading.ts';
import { mayCall } from '../server/who-may.ts';
import { GoodsEditor } from './GoodsEditor.tsx';
import { GoodsShown } from './GoodsShown.tsx';
import { OfferHistory } from './history/OfferHistory.tsx';
import { messages } from './messages.ts';

/** One product with all its fields, and how its prices and stocks were changed. */
export function GoodsPage() {
  const id = Number(useParams()['id']);
  const asked = usePermissions<Role[]>();
  const goods = useReading('GET /v1/desk/goods/one', { id });
  const shelves = useReading('GET /v1/desk/shelves', {});

  if (!goods.data) return <UnreadScreen title={messages.product} reading={goods} />;
  if (!shelves.data) return <UnreadScreen title={goods.data.name} reading={shelves} />;
  const { permissions } = asked;
  if (!permissions) return <UnreadScreen title={goods.data.name} reading={asked} />;
  // The typed values belong to the version that was read first: a later reading must not remove these values.
  return (
    <>
      <OpenedGoods key={id} goods={goods.data} shelves={shelves.data} roles={permissions} />
      {mayCall('GET /v1/desk/goods/history', permissions) && (
        <OfferHistory key={`history of ${id}`} id={id} />
      )}
    </>
  );
}

interface Opened {
  goods: Goods;
  shelves: Shelves;
  roles: readonly Role[];
}

/** The form for who may change the product, and the product to be read for anybody else. */
function OpenedGoods({ goods, shelves, roles }: Opened) {
  // Whoever loses the role meanwhile keeps the form with what they have typed; the server refuses to save it.
  const [mayChange] = useState(() => mayCall('POST /v1/desk/goods/change', roles));
  return mayChange ? (
    <GoodsEditor goods={goods} shelves={shelves} />
  ) : (
    <GoodsShown goods={goods} shelves={shelves} />
  );
}
