import { useHost } from '@kashi/shared/kit/HostContext';
import { useState } from 'react';

/** Which row of the list is open and which is about to be deleted; a change reads the list anew. */
export function useOpinionActions() {
  const host = useHost();
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
    /** Something was saved or deleted, and this is what to say about it. */
    changed(sentence: string) {
      close();
      host.toast(sentence, 'success');
      void host.reload();
    },
  };
}
