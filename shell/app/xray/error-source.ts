/** By error where it comes from, as the host has told it; '' while that is not known. */
const sources = new WeakMap<Error, string>();

/** As much of a stack as names its innermost places. */
const mostCharacters = 2000;

/** File and line of the source that an error comes from, or ''. Where the host has to be asked first, `changed` is called once it has told. */
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
    // The error is shown without its place.
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
