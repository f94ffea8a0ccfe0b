import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether files are held over a part of the screen; `onFiles` gets the files that are dropped on the part. Files that are dropped
 * elsewhere are ignored: the browser would open such a file in place of the desk, and everything typed would be lost.
 */
export function useDroppedFiles(
  part: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const isOnPart = ({ target }: DragEvent) =>
      target instanceof Node && part.current?.contains(target) === true;
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(isOnPart(event));
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (isOnPart(event)) take.current([...(event.dataTransfer?.files ?? [])]);
    };
    // Without a related target the pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, [part]);
  return isOver;
}
