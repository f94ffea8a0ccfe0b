import { useRef, useState } from 'react';
import type { Problem } from '@kashi/shared/api/problem';
import { mostReturnPictures } from '@kashi/shared/contracts/return-rules';
import { useAction } from '@kashi/shared/kit/form/use-action';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { messages as allMessages } from './messages.ts';
import { sendPicture, type SentPicture } from './return-data.ts';
import { shrunken } from './shrunken.ts';

const messages = allMessages.form;

export interface ReturnPictures {
  sent: readonly SentPicture[];
  busy: boolean;
  /** Why the last file was not taken; null where all were. */
  problem: Problem | null;
  /** Whether files were left out because there are enough. */
  hasTooMany: boolean;
  add(files: readonly File[]): void;
  remove(name: string): void;
}

/** The pictures of a request that is being written: each is sent as soon as it is chosen. */
export function useReturnPictures(hash: string): ReturnPictures {
  const { fetch, announce } = useShellApi();
  const [sent, setSent] = useState<readonly SentPicture[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const chosen = useRef<readonly File[]>([]);
  const sending = useAction(async () => {
    for (const file of chosen.current) {
      const picture = await sendPicture(fetch, hash, await shrunken(file));
      setSent((before) => [...before, picture]);
      announce(messages.added);
    }
  });

  function add(files: readonly File[]) {
    if (sending.busy) return;
    const room = mostReturnPictures - sent.length;
    setTooMany(files.length > room);
    chosen.current = files.slice(0, room);
    void sending.start();
  }

  function remove(name: string) {
    setTooMany(false);
    setSent((before) => before.filter(({ Name }) => Name !== name));
  }

  return { sent, busy: sending.busy, problem: sending.problem, hasTooMany, add, remove };
}
