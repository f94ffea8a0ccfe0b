import { withLists } from '@kashi/contracts/text/copied-lists';

/**
 * HTML that was copied elsewhere, as the editor takes it. A word processor's lists become lists, its first heading stays a heading, though
 * the editor has none of the first level, and a picture that lies on the writer's own computer is left out, since no shopper could be shown
 * it (R24).
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withLists(html), 'text/html');
  for (const title of body.querySelectorAll('h1')) {
    const heading = document.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
  for (const picture of body.querySelectorAll('img')) {
    if (!/^(?:https?:|\/)/i.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  return body.innerHTML;
}
