import { contractVersion, type ClientPage, type ViewProps } from '@kashi/border/remote-contract';
import {
  fewestMonths,
  firstMonths,
  head,
  html,
  type Instalments,
  load,
  mostMonths,
  wordsOf,
} from './instalments.ts';

const page: ClientPage = {
  contract: contractVersion,
  load: ({ params }) => Promise.resolve(load(params)),
  head,
  lifecycles: {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      const { domElement, hydrate, view, onView } = props;
      if (!hydrate) domElement.innerHTML = html(view.data as Instalments);
      listen(props, view.data as Instalments);
      onView((next) => {
        domElement.innerHTML = html(next.data as Instalments);
        listen(props, next.data as Instalments);
      });
      props.onAlive?.();
      return Promise.resolve();
    },
    unmount({ domElement }) {
      domElement.replaceChildren();
      return Promise.resolve();
    },
  },
};

function listen({ domElement, onError }: ViewProps, data: Instalments): void {
  const part = (name: string) => domElement.querySelector(`[data-part=${name}]`);
  let months = firstMonths;
  const step = (by: number) => () => {
    months = Math.min(mostMonths, Math.max(fewestMonths, months + by));
    for (const [name, words] of Object.entries(wordsOf(data, months))) {
      const place = part(name);
      if (place) place.textContent = words;
      else onError(new Error(`The page has no part for its ${name}`));
    }
  };
  part('more')?.addEventListener('click', step(1));
  part('fewer')?.addEventListener('click', step(-1));
}

export default page;
