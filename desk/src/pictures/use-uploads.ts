import type { Picture } from '@kashi/contracts/picture';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskData } from '../server/desk-data.ts';
import { DeskProblem, sentenceOf } from '../server/desk-problem.ts';
import { useUnsaved } from '../parts/form/unsaved.ts';
import { fileProblem } from './file-problem.ts';

/** The calls that take a picture, each for one place of the shop. */
type UploadCall = 'POST /v1/desk/pictures/for-goods' | 'POST /v1/desk/pictures/for-front-page';

/** A file that was not taken. */
interface Refused {
  file: File;
  why: string;
  /** Whether another try with the same file may succeed. */
  mayRetry: boolean;
}

export interface Uploads {
  /** The file that is being sent; null while no file is. */
  sending: File | null;
  /** The number of files that wait to be sent. */
  waiting: number;
  /** The number of files that were taken since a member last chose files. */
  taken: number;
  refused: readonly Refused[];
  /** Sends files, one after the other. */
  add(files: readonly File[]): void;
  retry(refused: Refused): void;
  dismiss(refused: Refused): void;
}

/**
 * Sends pictures to the desk's server one at a time, because the server cuts pictures one at a time too. `onTaken` gets each
 * picture that the server has taken, and answers why the screen refuses the picture, or null if the screen takes it. Whoever leaves
 * while a file is on its way is asked.
 */
export function useUploads(
  name: UploadCall,
  onTaken: (picture: Picture) => string | null,
): Uploads {
  const desk = useDataProvider<DeskData>();
  const queue = useRef<File[]>([]);
  const [sending, setSending] = useState<File | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [taken, setTaken] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const isBusy = useRef(false);
  useUnsaved(sending !== null);
  const refuse = (one: Refused) => setRefused((before) => [...before, one]);

  async function sendAll(): Promise<void> {
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      setSending(file);
      setWaiting(queue.current.length);
      try {
        const { data } = await desk.ask(name, {}, { file });
        const why = onTaken(data);
        if (why === null) setTaken((before) => before + 1);
        else refuse({ file, why, mayRetry: false });
      } catch (error) {
        const mayRetry = !(error instanceof DeskProblem) || error.kind !== 'refused';
        refuse({ file, why: sentenceOf(error), mayRetry });
      }
    }
    setSending(null);
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const why = fileProblem(file);
      if (why === null) queue.current.push(file);
      else refuse({ file, why, mayRetry: false });
    }
    setWaiting(queue.current.length);
    if (isBusy.current) return;
    isBusy.current = true;
    setTaken(0);
    void sendAll().finally(() => (isBusy.current = false));
  }

  const dismiss = (one: Refused) => setRefused((before) => before.filter((each) => each !== one));
  return {
    sending,
    waiting,
    taken,
    refused,
    add,
    retry(one) {
      dismiss(one);
      add([one.file]);
    },
    dismiss,
  };
}
