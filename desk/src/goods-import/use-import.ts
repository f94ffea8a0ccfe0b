import {
  mostImportBytes,
  type ImportProgress,
  type ImportReport,
} from '@kashi/shared/contracts/desk/goods/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskData } from '../server/desk-data.ts';
import { newPressKey } from '../server/press-key.ts';

type Step = 'check' | 'run';

/** Where the import of the chosen file stands. */
export type ImportState =
  | { is: 'nothing' }
  | { is: 'too-large'; file: File }
  | { is: 'working'; file: File; step: Step; progress: ImportProgress | null }
  | { is: 'failed'; file: File; step: Step; error: unknown }
  | { is: 'told'; file: File; report: ImportReport };

interface Import {
  state: ImportState;
  /** Checks a file. */
  choose(file: File): void;
  /** Takes the step with the chosen file. A second press after a lost answer changes nothing more. */
  take(step: Step): void;
}

/** Checks the file that a member chooses, and imports it once they want it. */
export function useImport(): Import {
  const desk = useDataProvider<DeskData>();
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ is: 'nothing' });
  const [key, setKey] = useState(newPressKey);

  async function work(file: File, step: Step): Promise<void> {
    setState({ is: 'working', file, step, progress: null });
    const onProgress = (progress: ImportProgress) =>
      setState({ is: 'working', file, step, progress });
    const options = { file, onProgress };
    try {
      const { data: report } = await (step === 'check'
        ? desk.work('POST /v1/desk/goods/import/check', {}, options)
        : desk.work('POST /v1/desk/goods/import/run', { key }, options));
      setState({ is: 'told', file, report });
      if (report.isImported) await queries.invalidateQueries();
    } catch (error) {
      setState({ is: 'failed', file, step, error });
    }
  }

  return {
    state,
    choose(file) {
      setKey(newPressKey());
      if (file.size > mostImportBytes) setState({ is: 'too-large', file });
      else void work(file, 'check');
    },
    take(step) {
      if ('file' in state && state.is !== 'working') void work(state.file, step);
    },
  };
}
