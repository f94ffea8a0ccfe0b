import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { FileButton } from './FileButton.tsx';
import { ReportShown } from './ReportShown.tsx';
import { Working } from './Working.tsx';
import styles from './GoodsImportPage.module.css';
import { messages } from './messages.ts';
import { sampleFile } from './sample-file.ts';
import { saveFile } from '../parts/save-file.ts';
import { useImport } from './use-import.ts';

type Import = ReturnType<typeof useImport>;

/** Goods from a file, with their pictures: chosen, checked, and imported as a whole. */
export function GoodsImportPage() {
  const goods = useImport();
  const { state } = goods;
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its step. The focus moves to what came of it.
  useEffect(() => {
    if (state.is !== 'nothing' && state.is !== 'working') outcome.current?.focus();
  }, [state]);

  return (
    <>
      <ScreenHead title={messages.title} />
      <FieldSet title={messages.file}>
        <p className="wide">{messages.hint}</p>
        <Files goods={goods} />
        <Guide />
      </FieldSet>
      <div ref={outcome} tabIndex={-1} style={{ outline: 'none' }}>
        <Outcome goods={goods} />
      </div>
    </>
  );
}

function Files({ goods: { state, chosen, choose } }: { goods: Import }) {
  const { file, zip } = chosen;
  const disabled = state.is === 'working';
  return (
    <>
      <div className={`wide ${styles['files']}`}>
        <FileButton
          label={file ? messages.chooseOther : messages.choose}
          accept=".csv,.json,text/csv,application/json"
          isMain={!file}
          disabled={disabled}
          onChoose={(chosenFile) => choose({ file: chosenFile })}
        />
        <FileButton
          label={zip ? messages.chooseOtherZip : messages.chooseZip}
          accept=".zip,application/zip"
          isMain={false}
          disabled={disabled}
          onChoose={(chosenZip) => choose({ zip: chosenZip })}
        />
        <Button onClick={() => saveFile(sampleFile(), 'goods-sample.csv')}>
          {messages.sample}
        </Button>
      </div>
      {(file || zip) && (
        <p className="wide">
          {messages.chosen([file, zip].flatMap((each) => (each ? [each.name] : [])))}
          {!file && ` ${messages.fileMissing}`}
        </p>
      )}
    </>
  );
}

/** What a file has to look like, for whoever makes one. */
function Guide() {
  return (
    <details className="wide">
      <summary className={styles['summary']}>{messages.guide}</summary>
      <p>
        {messages.columnsHint} <bdi dir="ltr">{importColumns.join(', ')}</bdi>
      </p>
      <p>{messages.changesHint}</p>
      <p>{messages.specsHint}</p>
      <p>{messages.picturesHint}</p>
    </details>
  );
}

function Outcome({ goods: { state, chosen, take, stop } }: { goods: Import }) {
  switch (state.is) {
    case 'nothing':
      return null;
    case 'unfit':
      return <Alert severity="error">{state.sentence}</Alert>;
    case 'stopped':
      return <Alert severity="info">{messages.stopped}</Alert>;
    case 'working':
      return <Working state={state} onStop={stop} />;
    case 'failed':
      return <Failure error={state.error} onRetry={() => take(state.step)} />;
    case 'told':
      return (
        <ReportShown
          fileName={chosen.file?.name ?? ''}
          report={state.report}
          onImport={() => take('run')}
        />
      );
  }
}
