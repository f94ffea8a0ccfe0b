/** The other hosts from which the text has pictures, each once. Which of them has the shop's own pictures the desk does not know. */
export function pictureHosts(html: string): string[] {
  // Most texts have no picture, and the text is read again after every letter.
  if (!/<img/i.test(html)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const hosts = [...body.querySelectorAll('img')].map(
    (picture) => hostOf.exec(picture.getAttribute('src') ?? '')?.[1]?.toLowerCase() ?? '',
  );
  return [...new Set(hosts.filter(Boolean))];
}

const hostOf = /^(?:https?:)?\/\/([^/?#]+)/i;
