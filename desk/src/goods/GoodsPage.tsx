import { useParams } from 'react-router-dom';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { GoodsEditor } from './GoodsEditor.tsx';

/** One product with all its fields. */
export function GoodsPage() {
  const id = Number(useParams()['id']);
  const goods = useReading('GET /v1/desk/goods/one', { id });
  const shelves = useReading('GET /v1/desk/shelves', {});

  if (goods.isPending || shelves.isPending) return <Waiting />;
  const failed = [goods, shelves].find((reading) => reading.isLoadingError);
  if (failed || !goods.data || !shelves.data) {
    return <Failure error={failed?.error} onRetry={() => void failed?.refetch()} />;
  }
  // The typed values belong to the version that was read first: a later reading must not remove these values.
  return <GoodsEditor key={id} goods={goods.data} shelves={shelves.data} />;
}
