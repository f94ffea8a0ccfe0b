import { Alert, type AlertColor } from '@mui/material';

/** What an action has come to, said to those who do not see it too. */
export function Said({
  children,
  severity = 'success',
}: {
  children: string;
  severity?: AlertColor;
}) {
  return (
    <Alert role="status" severity={severity}>
      {children}
    </Alert>
  );
}
