import type { ImportReport } from '@kashi/contracts/desk/goods/imports';
import { toPersianDigits } from '@kashi/format/persian';
import { Alert, Button } from '@mui/material';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { messages } from './messages.ts';
import { problemsFile } from './problems-file.ts';
import { saveFile } from '../parts/save-file.ts';

type Problem = ImportReport['problems'][number];

/** So many problems are shown; the file has all. */
const mostShown = 50;

/** The problems of a file: how many, the first ones, and all of them as a file. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const rows = problems.slice(0, mostShown).map((problem, id) => ({ ...problem, id }));
  return (
    <>
      <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
        {messages.problems(problems.length)}
      </Alert>
      <FieldSet
        title={
          rows.length < problems.length ? messages.firstOnes(rows.length) : messages.problemsTable
        }
      >
        <div className="wide">
          <RowsTable caption={messages.problemsTable} columns={columns} rows={rows} />
        </div>
        <div className="wide">
          <Button
            variant="outlined"
            onClick={() => saveFile(problemsFile(problems), 'import-problems.csv')}
          >
            {messages.csv}
          </Button>
        </div>
      </FieldSet>
    </>
  );
}

const columns: Column<Problem & { id: number }>[] = [
  {
    label: messages.place,
    show: ({ place }) => (place === null ? messages.wholeFile : toPersianDigits(String(place))),
  },
  { label: messages.problem, show: ({ sentence }) => sentence },
];
