import { Alert, type AlertColor } from '@mui/material';

interface Props {
  /** Nothing, as long as there is nothing to say. */
  children: string | false | null | undefined;
  severity?: AlertColor | undefined;
  /** Another number announces the same sentence once more. */
  occasion?: number | undefined;
}

/**
 * The result of an action, announced to screen readers too. It stands on the screen before there is a result, because screen readers
 * skip a region that comes together with its words.
 */
export function Said({ children, severity = 'success', occasion }: Props) {
  return (
    <div role="status">
      {children && (
        <Alert key={occasion} role="none" severity={severity}>
          {children}
        </Alert>
      )}
    </div>
  );
}
