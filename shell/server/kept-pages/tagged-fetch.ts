/** What one page was made of. */
export interface Sources {
  /** Of all the answers that it has used. */
  tags: ReadonlySet<string>;
  /** Whether every one of them came, whole, and is the same for everybody until one of its tags changes. */
  arePublic(): boolean;
}

/** The header in which the API names what an answer is made of. */
const tagsHeader = 'kashi-tags';

/** A `fetch` for one page that remembers what the page is made of. */
export function taggedFetch(fetch: typeof globalThis.fetch): {
  fetch: typeof globalThis.fetch;
  sources: Sources;
} {
  const tags = new Set<string>();
  let waiting = 0;
  let arePublic = true;

  return {
    sources: { tags, arePublic: () => arePublic && waiting === 0 },
    async fetch(input, init) {
      waiting += 1;
      try {
        const answer = await fetch(input, init);
        // One that breaks off in the middle has failed as well.
        const body = await answer.text();
        const own = answer.headers.get(tagsHeader);
        if (own === null || !isForEverybody(answer)) arePublic = false;
        for (const tag of own?.split(' ') ?? []) tags.add(tag);
        const { status, statusText, headers } = answer;
        return new Response(hasNoBody(status) ? null : body, { status, statusText, headers });
      } catch (error) {
        arePublic = false;
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}

function isForEverybody({ status, headers }: Response): boolean {
  return status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '');
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
