/**
 * Has the pictures of the first page drawn before the specs begin: the widest takes seconds of a core, and nearly every spec would
 * wait for it beside the others, for longer than the host waits for a picture.
 */
export default async function drawHomePictures(): Promise<void> {
  const shop = process.env['KASHI_URL'] ?? '';
  const home = await (await fetch(new URL('/', shop))).text();
  const pictures = new Set(home.match(/\/media\/[\w-]+\.(?:avif|webp)/g));
  for (const picture of pictures) await drawn(new URL(picture, shop));
}

/** A busy machine may take longer than the host waits; the drawing goes on meanwhile. */
async function drawn(picture: URL, triesLeft = 5): Promise<void> {
  const { status, body } = await fetch(picture);
  await body?.cancel();
  if (status === 504 && triesLeft > 0) await drawn(picture, triesLeft - 1);
}
