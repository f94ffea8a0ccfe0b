import { Button } from '@mui/material';
import { useRef } from 'react';

interface Props {
  label: string;
  /** What the browser offers to choose, as in the attribute of an input. */
  accept: string;
  isMain: boolean;
  disabled: boolean;
  onChoose(file: File): void;
}

/** A button that lets a member choose one file. */
export function FileButton({ label, accept, isMain, disabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Emptied, because an input tells nothing when the same file is chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
