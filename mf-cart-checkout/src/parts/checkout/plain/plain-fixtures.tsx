// Matchers such as toBeChecked, for pages that no testing library renders.
import '@kashi/kit/testing/render-in-shop';
import { renderToString } from 'react-dom/server';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Providers } from '@kashi/kit/Providers';
import type { AnyPlain } from '@kashi/kit/page/plain';
import { refusedFormIn } from '@kashi/kit/plain/refused-form';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import type { FormOutcome } from '@kashi/border/remote-contract';

interface Visit {
  path: string;
  answers: Answers;
  cookies?: Record<string, string>;
  isSignedIn?: boolean;
  params?: Record<string, string>;
}

/** The request of a customer who has signed in by a form, unless it says otherwise. */
export function aVisit({ path, answers, cookies = {}, isSignedIn = true, params = {} }: Visit) {
  const { signal } = new AbortController();
  const ask = createAsk(aShellApi({ answers }).fetch);
  const url = new URL(path, 'http://shop.test');
  return { ask, cookies, isSignedIn, signal, params, url };
}

/** The page that the server would send, in an element to look into. */
export async function shownPage(plain: AnyPlain, visit: Visit): Promise<HTMLElement> {
  const data = await plain.load(aVisit(visit));
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Providers shell={aShellApi({ path: visit.path, answers: visit.answers })}>
      {data !== null && <plain.Component data={data} />}
    </Providers>,
  );
  return page;
}

/** What a refused form says on its page, and the text that it keeps; null where the form was taken. */
export function refusalOf({ to, cookies }: FormOutcome) {
  const [path = ''] = to.split('?');
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));
  const form = refusedFormIn(sent, path);
  return form && { typed: form.typed, errors: form.errors, message: form.problem?.message };
}
