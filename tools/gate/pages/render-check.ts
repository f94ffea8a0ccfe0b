import type { ReleaseSet } from '../../../shell/host/release-sets/release-set.ts';
import { assembledSet } from '../builds/assembled-set.ts';
import type { Candidate, Neighbours } from '../builds/candidate.ts';
import { saidWithPlace } from '../builds/source-places.ts';
import type { Count } from '../progress.ts';
import { recordedFetch, recordedOf } from '../recorded/recorded-shop.ts';
import { placeOf, renderVisit, type RenderOptions } from './render-visit.ts';
import { askedOfHost, visitsOf } from './visits.ts';

/**
 * Every page of the candidate renders on the server among these neighbours, for a guest and for who has signed in without code,
 * and no part of it throws; while the API fails, only the calls to it fail.
 */
export async function renderCheck(
  candidate: Candidate,
  neighbours: Neighbours,
  count: Count,
): Promise<string[]> {
  const builds = new Map([...neighbours, [candidate.manifest.name, candidate]]);
  if (!builds.has('shell'))
    return ['no shell is live to render in: the shell has to be released first'];

  const set = assembledSet(builds.values());
  const fetch = recordedFetch(recordedOf(builds));
  const visits = await Promise.all(
    askedOfHost(visitsOf(candidate, builds)).map(async ({ path: url, as: visitor }) => {
      const troubles = await troublesOf(set, { fetch, url, as: visitor });
      count();
      if (troubles.length > 0) return troubles;
      return troublesOf(set, { fetch, url, as: visitor, isFailing: true });
    }),
  );
  return visits.flat();
}

async function troublesOf(set: ReleaseSet, options: RenderOptions): Promise<string[]> {
  try {
    return (await renderVisit(set, options)).troubles;
  } catch (error) {
    // Thrown where a host would answer with an error page: by the shell, or by a page that was half written.
    return [`${placeOf(options)} cannot be written: ${saidWithPlace(error)}`];
  }
}
