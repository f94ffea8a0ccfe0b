/**
 * The player's address of a video, or null for a host that the shop does not embed (decision 24). The document's
 * policy allows the same hosts.
 */
export function playerAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  return aparatPlayer(url) ?? youtubePlayer(url);
}

function aparatPlayer({ hostname, pathname }: URL): string | null {
  if (hostname !== 'www.aparat.com' && hostname !== 'aparat.com') return null;
  const hash = /^\/(?:v|video\/video\/embed\/videohash)\/([\w-]+)/.exec(pathname)?.[1];
  return hash ? `https://www.aparat.com/video/video/embed/videohash/${hash}/vt/frame` : null;
}

function youtubePlayer({ hostname, pathname, searchParams }: URL): string | null {
  if (!youtubeHosts.has(hostname)) return null;
  const isWatch = pathname === '/watch';
  const id = isWatch ? searchParams.get('v') : /^\/(?:embed\/)?([\w-]+)$/.exec(pathname)?.[1];
  return id && /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

const youtubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);
