import { Button, CircularProgress, type ButtonProps } from '@mui/material';

interface Props extends Omit<ButtonProps, 'disabled' | 'loading'> {
  /** Its step is under way. */
  isBusy?: boolean;
  /** Its step cannot be taken now. */
  isOff?: boolean;
}

/**
 * A button that takes no press while it is busy or off, and keeps the focus, which a `disabled` one loses: whoever works by the
 * keyboard would begin at the top of the page after each save.
 */
export function SteadyButton({ isBusy = false, isOff = false, onClick, ...props }: Props) {
  const isIdle = isBusy || isOff;
  return (
    <Button
      {...props}
      {...(isIdle && { 'aria-disabled': true })}
      {...(isBusy && {
        'aria-busy': true,
        startIcon: <CircularProgress size={16} color="inherit" aria-hidden />,
      })}
      onClick={(event) => {
        // A press of Enter in a field comes here too.
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
