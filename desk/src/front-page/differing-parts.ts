import type { ListedProduct } from '@kashi/contracts/desk/front-page';
import { isSame } from '../parts/form/typed-since.ts';
import { inputOf, type FrontPageDraft } from './front-page-draft.ts';
import { messages } from './messages.ts';

/** The parts of the front page that another member has saved otherwise than they are typed, in words. */
export function differingParts(draft: FrontPageDraft, theirs: FrontPageDraft): [string, string][] {
  const namesOf = (products: readonly ListedProduct[]) => products.map(({ name }) => name);
  const words = {
    slides: theirs.slides.map(({ title, alt }) => title || alt),
    banners: theirs.banners.map(({ title, alt }) => title || alt),
    amazing: namesOf(theirs.amazing),
    sections: theirs.sections.map(({ title, products }) =>
      messages.sectionNow(title, namesOf(products)),
    ),
    suggested: namesOf(theirs.suggested),
  };
  const [mine, saved] = [chosenIn(draft), chosenIn(theirs)];
  const names = Object.keys(words) as (keyof typeof words)[];
  return names
    .filter((name) => !isSame(mine[name], saved[name]))
    .map((name) => [messages[name], messages.partNow(words[name])]);
}

/** What is chosen in each part: a product that was hidden meanwhile is still the same choice. */
function chosenIn(draft: FrontPageDraft) {
  const { amazingIds: amazing, suggestedIds: suggested, ...others } = inputOf(draft);
  return { ...others, amazing, suggested };
}
