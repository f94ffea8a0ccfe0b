import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { sendShopPictures } from '../send-shop-pictures.ts';

/** `pictures send`: for a shop that had pictures before it had a store of them. Can be repeated. */
export async function sendPictures({ pictures, say }: CommandContext): Promise<void> {
  if (!pictures.pictureStore) {
    throw new CommandError('This shop has no store of pictures: set KASHI_MEDIA_STORE.');
  }
  const { sent, leftOut } = await sendShopPictures(pictures);
  say(`${sent} files of pictures are in ${pictures.pictureStore.address}.`);
  for (const name of leftOut) {
    say(
      `${name} was left out: a store takes files without a folder, named by Latin letters, digits, - and _.`,
    );
  }
}
