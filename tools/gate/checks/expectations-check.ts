import { createServerShellApi } from '../../../shell/host/document/rendering/server-shell-api.ts';
import { shopPages } from '@kashi/border/pages/shop-pages';
import type { Expectation } from '@kashi/border/release';
import { assembledSet } from '../builds/assembled-set.ts';
import type { Candidate, Neighbours } from '../builds/candidate.ts';
import { saidWithPlace } from '../builds/source-places.ts';

/** Fragments show what the remotes that embed them expect: the candidate's fragments for others, and others' for the candidate. */
export async function expectationsCheck(
  candidate: Candidate,
  neighbours: Neighbours,
): Promise<string[]> {
  const builds = new Map([...neighbours, [candidate.manifest.name, candidate]]);
  if (!builds.has('shell')) return [];
  const { remotes } = assembledSet(builds.values());
  const concerned = [...builds.values()].flatMap(({ manifest }) =>
    (manifest.expects ?? [])
      .map((expectation) => ({ consumer: manifest.name, expectation }))
      .filter(({ consumer, expectation }) =>
        [consumer, providerOf(expectation)].includes(candidate.manifest.name),
      ),
  );

  const disappointed = await Promise.all(
    concerned.map(async ({ consumer, expectation }) => {
      const { fragment, props, shows } = expectation;
      const [, name = ''] = fragment.split('/');
      const entry = remotes.get(providerOf(expectation))?.entry;
      if (!entry?.fragments.includes(name)) return [`${consumer} expects ${fragment} to exist`];
      try {
        const html = await entry.renderFragment(name, {
          props,
          host: host(),
          signal: new AbortController().signal,
          idPrefix: 'gate-',
        });
        return shows
          .filter((piece) => !html.includes(piece))
          .map((piece) => `${consumer} expects ${fragment} to show «${piece}»`);
      } catch (error) {
        return [`${consumer} expects ${fragment} to render: ${saidWithPlace(error)}`];
      }
    }),
  );
  return disappointed.flat();
}

function providerOf({ fragment }: Expectation): string {
  return fragment.split('/')[0] ?? '';
}

/** A fragment renders from its props alone, so a call to the API fails the check. */
function host() {
  return createServerShellApi({
    url: '/',
    fetch: () => Promise.reject(new Error('A fragment may not ask the API while it renders')),
    pages: shopPages([]),
    fragmentHtml: () => Promise.resolve(''),
    report: (error) => {
      throw error;
    },
  });
}
