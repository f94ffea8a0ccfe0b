import { Choice } from '../parts/form/Choice.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  /** The name of the chosen page. */
  name: string | null;
  onChange(name: string | null): void;
  problem: string | undefined;
}

/** Chooses one of the shop's own pages, which the products of a subgroup then lead to (R47). */
export function SizeGuideChoice({ name, onChange, problem }: Props) {
  const pages = useReading('GET /v1/desk/pages', {});
  const written = (pages.data ?? []).filter(({ isWritten }) => isWritten);

  return (
    <>
      <Choice
        label={messages.sizeGuide}
        helperText={messages.sizeGuideHint}
        value={name ?? ''}
        onChange={(chosen) => onChange(chosen || null)}
        choices={written.map((page) => [page.name, page.title || page.name] as const)}
        nothing={messages.noSizeGuide}
        problem={problem}
      />
      {pages.error && <Failure error={pages.error} />}
    </>
  );
}
