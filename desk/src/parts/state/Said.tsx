import { Alert, type AlertColor } from '@mui/material';

/** The result of an action, announced to screen readers too. */
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
