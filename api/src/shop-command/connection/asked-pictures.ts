import { writeFile } from 'node:fs/promises';
import type { PictureFiles } from '../../pictures/files/picture-files.ts';
import { CommandError } from '../command-error.ts';
import type { FromCommand, FromShop } from './command-wire.ts';

/** Asks the command for something, and returns its next message. */
type Ask = (message: FromShop) => Promise<FromCommand>;

/** The pictures of a folder or a zip that the command opens and reads, one after the other. */
export async function askForPictures(path: string, ask: Ask): Promise<PictureFiles> {
  const opened = await ask({ openPictures: path });
  if ('unreadable' in opened) throw new CommandError(opened.unreadable);
  if (!('names' in opened)) throw misunderstood();

  let before: Promise<unknown> = Promise.resolve();
  const copy = async (name: string, to: string) => {
    const answer = await ask({ picture: name });
    if ('fault' in answer) return { is: answer.fault };
    if (!('bytes' in answer)) throw misunderstood();
    await writeFile(to, Buffer.from(answer.bytes, 'base64'), { flag: 'wx', mode: 0o600 });
    return null;
  };
  return {
    names: opened.names,
    copy(name, to) {
      const copying = before.then(() => copy(name, to));
      before = copying.catch(() => undefined);
      return copying;
    },
    close: () => Promise.resolve(),
  };
}

function misunderstood(): CommandError {
  return new CommandError('Pictures were expected as the next message.');
}
