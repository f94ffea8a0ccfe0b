type Variables = Record<string, string | undefined>;

/** Throws a sentence that names what an API without a host beside it has still to be told. */
export function expectApiSettings(variables: Variables): void {
  expectPublicUrl(variables);
  if (isThisMachine(variables['KASHI_API_HOST'] ?? '127.0.0.1')) return;
  if (!variables['KASHI_HOSTS']) {
    throw new Error(
      'This API listens to other machines: set KASHI_HOSTS to the addresses of its hosts, or all their shoppers are one to its limits.',
    );
  }
  if (variables['NODE_ENV'] !== 'production') {
    throw new Error(
      'This API listens to other machines: set NODE_ENV=production, or it sells demo goods for play money.',
    );
  }
  expectToken(variables, 'hosts on other machines show it to hear what has changed');
}

/** Throws a sentence that names what a host without an API beside it has still to be told; the API's addresses, and what it is shown. */
export function expectHostSettings(variables: Variables): {
  apiUrls: string[];
  token: string | null;
} {
  expectPublicUrl(variables);
  const urls = (variables['KASHI_API_URL'] ?? '').split(',').map((url) => url.trim());
  // Without a protocol, `api:3001` is an address too, of the protocol `api:`.
  if (!urls.every((url) => /^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw new Error(
      'A host by itself has to know its API: set KASHI_API_URL, such as http://10.0.0.3:3001.',
    );
  }
  if (!urls.every((url) => isThisMachine(new URL(url).hostname))) {
    expectToken(
      variables,
      'the API is on another machine, and tells what has changed to who shows it',
    );
  }
  const apiUrls = urls.map((url) => url.replace(/\/$/, ''));
  return { apiUrls, token: variables['KASHI_METRICS_TOKEN'] || null };
}

function expectPublicUrl(variables: Variables): void {
  if (variables['KASHI_PUBLIC_URL']) return;
  throw new Error(
    'No half of a shop knows by itself where shoppers find it: set KASHI_PUBLIC_URL.',
  );
}

function expectToken(variables: Variables, reason: string): void {
  if ((variables['KASHI_METRICS_TOKEN'] ?? '').length >= shortestToken) return;
  throw new Error(
    `Set KASHI_METRICS_TOKEN, of ${shortestToken} characters or more, to the same on every machine: ${reason}.`,
  );
}

/** The shortest `KASHI_METRICS_TOKEN`, in characters; hosts enforce the same. */
const shortestToken = 16;

function isThisMachine(name: string): boolean {
  return name === 'localhost' || name.startsWith('127.') || name === '::1' || name === '[::1]';
}
