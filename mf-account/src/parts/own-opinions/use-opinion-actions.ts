import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useState } from 'react';

/** The row that is open and the row that is about to be deleted. Every change reloads the list. */
export function useOpinionActions() {
  const shell = useShellApi();
  const [openId, setOpenId] = useState<number | null>(null);
  const [removedId, setRemovedId] = useState<number | null>(null);

  function close() {
    setOpenId(null);
    setRemovedId(null);
  }

  return {
    openId,
    removedId,
    open: setOpenId,
    remove: setRemovedId,
    close,
    /** Call it after a save or a deletion, with the sentence to show. */
    changed(sentence: string) {
      close();
      shell.toast(sentence, 'success');
      void shell.reload();
    },
  };
}
