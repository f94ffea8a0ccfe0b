import type { Passkey } from '@kashi/contracts/desk/passkeys';
import { jalaliDateTime } from '@kashi/format/jalali';
import { Button } from '@mui/material';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { messages } from './messages.ts';

interface Props {
  caption: string;
  passkeys: readonly Passkey[];
  onRemove(passkey: Passkey): void;
}

/** Passkeys with a button that removes each. */
export function PasskeyTable({ caption, passkeys, onRemove }: Props) {
  return <RowsTable caption={caption} columns={columnsWith(onRemove)} rows={passkeys} />;
}

function columnsWith(onRemove: Props['onRemove']): Column<Passkey>[] {
  return [
    { label: messages.name, show: ({ name }) => name },
    { label: messages.host, show: ({ host }) => <bdi dir="ltr">{host}</bdi> },
    {
      label: messages.kind,
      show: ({ isSynced }) => (isSynced ? messages.synced : messages.onOneDevice),
    },
    { label: messages.createdAt, show: ({ createdAt }) => jalaliDateTime(createdAt) },
    {
      label: messages.lastUsedAt,
      show: ({ lastUsedAt }) => (lastUsedAt === null ? messages.never : jalaliDateTime(lastUsedAt)),
    },
    {
      label: messages.steps,
      show: (passkey) => (
        <Button
          color="error"
          aria-label={messages.removeOf(passkey.name)}
          onClick={() => onRemove(passkey)}
        >
          {messages.remove}
        </Button>
      ),
    },
  ];
}
