const answersWithinMs = 5000;

/**
 * Asks the API whether it takes this host for one of its own: null where it does, else a sentence that says which of the API's
 * settings leaves the host out. An API that is not there yet is only told of, since machines start in any order.
 */
export async function unwelcome(apiUrl: string, token: string | null): Promise<string | null> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const [health, changes] = await Promise.all([
    ask(`${apiUrl}/healthz`, headers),
    ask(`${apiUrl}/changes`, headers),
  ]);
  if (!health || !changes) {
    console.log(`The API at ${apiUrl} does not answer yet; pages wait for it.`);
    return null;
  }
  if (health.headers.has('x-ratelimit-limit')) {
    return `The API at ${apiUrl} takes this host for one visitor: add this machine's address to the API's KASHI_HOSTS.`;
  }
  if (changes.status === 404) {
    return `The API at ${apiUrl} does not tell this host what changes: its KASHI_METRICS_TOKEN is another one.`;
  }
  return null;
}

/** The answer without its body, since the line of changes never ends; null where no server answers. */
async function ask(url: string, headers: Record<string, string>): Promise<Response | null> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(answersWithinMs) });
    await answer.body?.cancel();
    return answer;
  } catch {
    return null;
  }
}
