import { List, type ListProps, useListContext } from 'react-admin';
import { Failure } from '../state/Failure.tsx';
import { KeysetPager } from './KeysetPager.tsx';

/** A list of the desk: filters above, pages below. A failure is shown in place of the list, with a button to try again. */
export function ListScreen({ children, ...list }: ListProps) {
  return (
    <List
      title={false}
      actions={false}
      empty={false}
      exporter={false}
      perPage={25}
      pagination={<KeysetPager />}
      error={<ListFailure />}
      component="div"
      {...list}
    >
      {children}
    </List>
  );
}

function ListFailure() {
  const { error, refetch } = useListContext();
  return <Failure error={error} onRetry={() => void refetch()} />;
}
