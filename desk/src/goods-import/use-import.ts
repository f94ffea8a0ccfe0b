import {
  mostImportBytes,
  mostZipBytes,
  type ImportProgress,
  type ImportReport,
} from '@kashi/contracts/desk/goods/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskData } from '../server/desk-data.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';
import { sendZip } from './send-zip.ts';

type Step = 'check' | 'run';

/** How much is done of what is being done; `zip` counts bytes. */
type Progress = ImportProgress | { phase: 'zip'; done: number; of: number };

/** Where the import of the chosen files stands. */
export type ImportState =
  | { is: 'nothing' }
  | { is: 'unfit'; sentence: string }
  | { is: 'working'; step: Step; progress: Progress | null }
  | { is: 'stopped' }
  | { is: 'failed'; step: Step; error: unknown }
  | { is: 'told'; report: ImportReport };

interface Chosen {
  file: File | null;
  zip: File | null;
}

interface Import {
  state: ImportState;
  chosen: Chosen;
  /** Takes a file of goods or a zip of pictures, and checks what is there once there are goods. */
  choose(change: Partial<Chosen>): void;
  /** Takes the step with the chosen files. A second press after a lost answer changes nothing more. */
  take(step: Step): void;
  /** Ends a check. */
  stop(): void;
}

/** Checks the files that a member chooses, and imports them once they want it. */
export function useImport(): Import {
  const desk = useDataProvider<DeskData>();
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ is: 'nothing' });
  const [chosen, setChosen] = useState<Chosen>({ file: null, zip: null });
  const [key, setKey] = useState(newPressKey);
  /** The pictures that the shop has already, of the zip or of addresses. */
  const pictureSet = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);

  async function work({ file, zip }: Chosen, step: Step, pressKey = key): Promise<void> {
    if (!file) return;
    const ends = new AbortController();
    const { signal } = ends;
    running.current = ends;
    const onProgress = (progress: Progress) => setState({ is: 'working', step, progress });
    setState({ is: 'working', step, progress: null });
    try {
      if (zip && pictureSet.current === undefined) {
        pictureSet.current = await sendZip(desk, zip, { signal, onProgress });
      }
      const input = pictureSet.current === undefined ? {} : { pictureSet: pictureSet.current };
      const options = { file, onProgress, signal };
      const { data: report } = await (step === 'check'
        ? desk.work('POST /v1/desk/goods/import/check', input, options)
        : desk.work('POST /v1/desk/goods/import/run', { ...input, key: pressKey }, options));
      pictureSet.current = report.pictureSet ?? undefined;
      setState({ is: 'told', report });
      if (report.isImported) await queries.invalidateQueries();
    } catch (error) {
      // Only what the member has stopped is silent.
      if (signal.aborted) return;
      // The shop keeps pictures for some hours only: they are sent or fetched once more.
      if (error instanceof DeskProblem && error.status === 404) pictureSet.current = undefined;
      setState({ is: 'failed', step, error });
    }
  }

  return {
    state,
    chosen,
    choose(change) {
      const next = { ...chosen, ...change };
      const pressKey = newPressKey();
      setKey(pressKey);
      if (change.zip !== undefined) pictureSet.current = undefined;
      const sentence = problemOf(next);
      if (sentence !== null) {
        setState({ is: 'unfit', sentence });
        return;
      }
      setChosen(next);
      setState({ is: 'nothing' });
      void work(next, 'check', pressKey);
    },
    take(step) {
      if (state.is !== 'working') void work(chosen, step);
    },
    stop() {
      running.current?.abort();
      setState({ is: 'stopped' });
    },
  };
}

function problemOf({ file, zip }: Chosen): string | null {
  if (file && file.size > mostImportBytes) return messages.tooLarge;
  if (zip && zip.size > mostZipBytes) return messages.zipTooLarge;
  return null;
}
