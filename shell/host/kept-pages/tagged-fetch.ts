import { WholeAnswer } from '../http/whole-answer.ts';

/** The answers that one page was made of. */
export interface Sources {
  /** The tags of all used answers. */
  tags: ReadonlySet<string>;
  /** Whether all calls succeeded, and all answers are public until one of their tags changes. */
  arePublic(): boolean;
}

/** The header in which the API names an answer's tags. */
const tagsHeader = 'kashi-tags';

/** A `fetch` for one page that records the page's sources. `isHeard`: whether changes of an answer are announced to this host. */
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
