import { Button, type ButtonProps } from '@mui/material';

interface Props extends Pick<ButtonProps, 'aria-label' | 'children'> {
  onRemove(): void;
}

/**
 * Removes a row. The button goes with its row, so the focus moves to the element of all rows, which has `data-rows`: the keyboard
 * would begin at the top of the page.
 */
export function RemoveRow({ onRemove, ...button }: Props) {
  return (
    <Button
      {...button}
      color="error"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[data-rows]')?.focus();
        onRemove();
      }}
    />
  );
}
