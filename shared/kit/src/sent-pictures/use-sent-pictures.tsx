import { useRef, useState } from 'react';
import type { Problem } from '@kashi/contracts/asking/problem';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';
import { mostSentPictures } from '@kashi/contracts/sent-picture/sent-picture-rules';
import { useAction } from '../form/use-action.tsx';
import { useShellApi } from '../ShellApiContext.tsx';
import { shrunken } from './shrunken.ts';

export interface SentPictures {
  sent: readonly SentPicture[];
  busy: boolean;
  /** Why a file was not taken; null where all were. */
  problem: Problem | null;
  /** Whether files were left out because there are enough. */
  hasTooMany: boolean;
  add(files: readonly File[]): void;
  remove(name: string): void;
}

/** Sends the file of a picture, by the `fetch` that carries the token. Throws a `Problem`. */
type SendPicture = (fetch: typeof globalThis.fetch, file: Blob) => Promise<SentPicture>;

/**
 * The pictures of what a customer is writing: each is sent as soon as it is chosen, and `added` is announced then. Their names go
 * with the form; the shop keeps them for a day.
 */
export function useSentPictures(send: SendPicture, added: string): SentPictures {
  const { fetch, announce } = useShellApi();
  const [sent, setSent] = useState<readonly SentPicture[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  // The files that are under way and those that wait: more may be chosen before the first have arrived.
  const pending = useRef<readonly File[]>([]);
  const sending = useAction(async () => {
    let failure: unknown;
    for (let [file] = pending.current; file; [file] = pending.current) {
      try {
        const picture = await send(fetch, await shrunken(file));
        setSent((before) => [...before, picture]);
        announce(added);
      } catch (error) {
        // One bad file keeps no other from being sent.
        failure ??= error;
      }
      pending.current = pending.current.slice(1);
    }
    if (failure) throw failure;
  });

  function add(files: readonly File[]) {
    const room = mostSentPictures - sent.length - pending.current.length;
    setTooMany(files.length > room);
    pending.current = [...pending.current, ...files.slice(0, room)];
    void sending.start();
  }

  function remove(name: string) {
    setTooMany(false);
    setSent((before) => before.filter(({ Name }) => Name !== name));
  }

  return { sent, busy: sending.busy, problem: sending.problem, hasTooMany, add, remove };
}
