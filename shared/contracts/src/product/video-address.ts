/**
 * The player's address of a video, or null for a host that the shop does not embed (R24). The document's
 * policy allows the same hosts.
 */
export function playerAddress(address: string): string | null {
  const aparatHash = aparat.exec(address)?.[1];
  if (aparatHash)
    return `https://www.aparat.com/video/video/embed/videohash/${aparatHash}/vt/frame`;
  const youtubeId = youtube.exec(address)?.[1];
  return youtubeId ? `https://www.youtube-nocookie.com/embed/${youtubeId}` : null;
}

// Each pattern begins with the scheme and has the slash after the host, so that no other host can match.
const aparat = /^https:\/\/(?:\w+\.)?aparat\.com\/(?:v|video\/video\/embed\/videohash)\/([\w-]+)/;
const youtube =
  /^https:\/\/(?:youtu\.be\/|(?:\w+\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live)\/|watch\?(?:.*&)?v=))([\w-]+)/;
