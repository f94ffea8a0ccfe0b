import { ListBase, type ListBaseProps, useListContext } from 'react-admin';
import { Failure } from '../state/Failure.tsx';
import { KeysetPager } from './KeysetPager.tsx';

/**
 * A list of the desk: heading, filters and rows are its children, and its pages come below. Where the rows cannot be read, heading
 * and filters stay, and a button tries again.
 */
export function ListScreen({ children, queryOptions, ...list }: ListBaseProps) {
  return (
    <ListBase
      exporter={false}
      perPage={25}
      queryOptions={{ onError: saidBelow, ...queryOptions }}
      {...list}
    >
      {children}
      <ListFailure />
      <KeysetPager />
    </ListBase>
  );
}

/** In place of react-admin's notice, which would say the same a second time. */
function saidBelow(): void {}

function ListFailure() {
  const { error, refetch } = useListContext();
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : null;
}
