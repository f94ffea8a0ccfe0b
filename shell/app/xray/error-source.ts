/** The sources of errors, as the host has named them; '' while unknown. */
const sources = new WeakMap<Error, string>();

/** Enough of a stack for its innermost places. */
const mostCharacters = 2000;

/** The file and line of an error's source, or ''. If the host has to be asked first, `changed` is called after its answer. */
export function sourceOf(error: unknown, changed: () => void): string {
  if (!(error instanceof Error)) return '';
  const known = sources.get(error);
  if (known !== undefined) return known;
  sources.set(error, '');
  void ask(error).then(
    (source) => {
      if (!source) return;
      sources.set(error, source);
      changed();
    },
    // On failure the error is shown without its source.
    () => undefined,
  );
  return '';
}

async function ask({ stack = '' }: Error): Promise<string> {
  const answer = await fetch('/xray/places', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: stack.slice(0, mostCharacters),
  });
  return answer.ok ? answer.text() : '';
}
