import { Button, type ButtonProps } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { askDesk } from '../../server/ask-desk.ts';
import { DeskProblem } from '../../server/desk-problem.ts';
import { saveFrom } from '../save-file.ts';

interface Props extends Pick<ButtonProps, 'aria-label' | 'children'> {
  /** The address of the file. */
  href: string;
}

/**
 * A link to a file of the desk. The browser fetches it by itself, and would save the refusal of an ended session as the file: so a
 * press asks something small first, at which an ended session is begun again in place.
 */
export function FileLink({ href, ...button }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const follow = async () => {
    setIsAsking(true);
    try {
      // Not by react-admin's data provider, which leaves the desk at a 401 and then answers as if all were well.
      await askDesk('GET /v1/desk/waiting', {});
    } catch (error) {
      // Whoever does not sign in again leaves the desk; of all else the browser tells at the file itself.
      if (error instanceof DeskProblem && error.status === 401) return;
    } finally {
      setIsAsking(false);
    }
    saveFrom(href);
  };
  return (
    <Button
      {...button}
      variant="outlined"
      href={href}
      download
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isAsking) void follow();
      }}
    />
  );
}
