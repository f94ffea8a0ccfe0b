import type { ImportReport } from '@kashi/contracts/desk/goods/imports';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { Said } from '../parts/state/Said.tsx';
import { ProblemList } from './ProblemList.tsx';
import { messages } from './messages.ts';

interface Props {
  fileName: string;
  report: ImportReport;
  onImport(): void;
}

/** What the check of a file found, with the way on; or what the import has done. */
export function ReportShown({ fileName, report, onImport }: Props) {
  const { problems, isImported, importedBefore, foreignPictures } = report;
  return (
    <>
      {problems.length > 0 ? (
        <ProblemList problems={problems} />
      ) : (
        <Said>{isImported ? messages.imported : messages.fine}</Said>
      )}
      {problems.length === 0 && (
        <FieldSet title={fileName}>
          <div className="wide">
            <Facts facts={factsOf(report)} />
          </div>
          {importedBefore !== null && (
            <Alert className="wide" severity="warning" role="none">
              {messages.importedBefore(jalaliDateTime(importedBefore))}
            </Alert>
          )}
          {foreignPictures !== undefined && (
            <Alert className="wide" severity="warning" role="none">
              {messages.foreignPictures(foreignPictures)}
            </Alert>
          )}
          {isImported ? (
            <Button variant="outlined" component={RouterLink} to="/goods">
              {messages.toGoods}
            </Button>
          ) : (
            <Button variant="contained" onClick={onImport}>
              {messages.import}
            </Button>
          )}
        </FieldSet>
      )}
    </>
  );
}

function factsOf({ rows, added, changed, pictures, made, isImported }: ImportReport) {
  return [
    [messages.rows, persianNumber(rows)],
    [isImported ? messages.addedNow : messages.added, persianNumber(added)],
    [isImported ? messages.changedNow : messages.changed, persianNumber(changed)],
    ...(pictures > 0 ? ([[messages.pictures, persianNumber(pictures)]] as const) : []),
    [messages.made, madeWords(made)],
  ] as const;
}

/** More new shelves than this are only counted. */
const mostNamed = 20;

function madeWords(made: ImportReport['made']): string {
  const named = made
    .slice(0, mostNamed)
    .map(({ kind, title }) => messages.madeOne(messages.kinds[kind], title));
  const others = made.length - named.length;
  return messages.list([...named, ...(others > 0 ? [messages.andMore(others)] : [])]);
}
