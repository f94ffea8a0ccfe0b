import { importColumns } from '@kashi/shared/contracts/desk/goods/imports';
import { Alert, Button, LinearProgress } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { saveFile } from './save-file.ts';
import { sampleFile } from './sample-file.ts';
import { ReportShown } from './ReportShown.tsx';
import { messages } from './messages.ts';
import { useImport, type ImportState } from './use-import.ts';

/** Goods from a file: chosen, checked, and imported as a whole. */
export function GoodsImportPage() {
  const { state, choose, take } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isBusy = state.is === 'working';
  // The button that was pressed goes with its step. The focus moves to what came of it.
  useEffect(() => {
    if (state.is !== 'nothing' && state.is !== 'working') outcome.current?.focus();
  }, [state.is, state]);

  return (
    <>
      <ScreenHead title={messages.title} />
      <FieldSet title={messages.file}>
        <p className="wide">{messages.hint}</p>
        <p className="wide">
          {messages.columnsHint} <bdi dir="ltr">{importColumns.join(', ')}</bdi>
        </p>
        <p className="wide">{messages.specsHint}</p>
        <div className="wide">
          <Button
            variant={state.is === 'nothing' ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {state.is === 'nothing' ? messages.choose : messages.chooseOther}
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            aria-label={messages.choose}
            accept=".csv,.json,text/csv,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
              // Emptied, because an input tells nothing when the same file is chosen again.
              target.value = '';
            }}
          />
          <Button onClick={() => saveFile(sampleFile(), 'goods-sample.csv')}>
            {messages.sample}
          </Button>
        </div>
      </FieldSet>
      <div ref={outcome} tabIndex={-1} style={{ outline: 'none' }}>
        <Outcome state={state} onStep={take} />
      </div>
    </>
  );
}

interface OutcomeProps {
  state: ImportState;
  onStep(step: 'check' | 'run'): void;
}

function Outcome({ state, onStep }: OutcomeProps) {
  switch (state.is) {
    case 'nothing':
      return null;
    case 'too-large':
      return <Alert severity="error">{messages.tooLarge}</Alert>;
    case 'working':
      return <Working state={state} />;
    case 'failed':
      return <Failure error={state.error} onRetry={() => onStep(state.step)} />;
    case 'told':
      return (
        <ReportShown
          fileName={state.file.name}
          report={state.report}
          onImport={() => onStep('run')}
        />
      );
  }
}

function Working({ state }: { state: Extract<ImportState, { is: 'working' }> }) {
  const { file, step, progress } = state;
  const words = step === 'check' ? messages.checking : messages.importing;
  const share = progress && progress.of > 0 ? (100 * progress.done) / progress.of : 0;
  return (
    <>
      <p role="status">
        {progress ? words(progress.done, progress.of) : messages.sending(file.name)}
      </p>
      <LinearProgress
        aria-label={messages.progress}
        {...(progress && { variant: 'determinate', value: share })}
      />
    </>
  );
}
