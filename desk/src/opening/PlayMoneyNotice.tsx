import { Alert } from '@mui/material';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Warns owners of a shop in production whose bank is the sandbox. Nothing of any other shop. */
export function PlayMoneyNotice() {
  const { data } = useReading('GET /v1/desk/settings', {});
  if (!data?.takesPlayMoney) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {messages.playMoney}
    </Alert>
  );
}
