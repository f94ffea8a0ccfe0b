import { WholeAnswer } from '../whole-answer.ts';

/** What one page was made of. */
export interface Sources {
  /** Of all the answers that it has used. */
  tags: ReadonlySet<string>;
  /** Whether every one of them came, whole, and is the same for everybody until one of its tags changes. */
  arePublic(): boolean;
}

/** The header in which the API names what an answer is made of. */
const tagsHeader = 'kashi-tags';

/**
 * A `fetch` for one page that remembers what the page is made of. `isHeard`: whether a change of what has this answer would be
 * heard of.
 */
export function taggedFetch(
  fetch: typeof globalThis.fetch,
  isHeard: (answer: Response) => boolean,
): {
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
        const answer = await WholeAnswer.of(await fetch(input, init));
        const own = answer.headers.get(tagsHeader);
        if (own === null || !isForEverybody(answer) || !isHeard(answer)) arePublic = false;
        for (const tag of own?.split(' ') ?? []) tags.add(tag);
        return answer;
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
