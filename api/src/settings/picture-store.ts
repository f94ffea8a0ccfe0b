import type { FileStore } from '@kashi/file-store/file-store';
import { openFileStore } from '@kashi/file-store/open-file-store';
import * as z from 'zod/mini';

export const pictureStoreVariables = {
  KASHI_MEDIA_STORE: z.optional(z.string()),
};

type Variables = z.output<z.ZodMiniObject<typeof pictureStoreVariables>>;

/** The store that all machines of the shop keep its pictures in; null where the folder of one machine is enough. Throws a sentence for a wrong setting. */
export function openPictureStore(
  { KASHI_MEDIA_STORE }: Variables,
  variables: Record<string, string | undefined>,
): FileStore | null {
  if (KASHI_MEDIA_STORE === undefined) return null;
  return openFileStore(KASHI_MEDIA_STORE, variables, {
    setting: 'KASHI_MEDIA_STORE',
    token: { variable: 'KASHI_MEDIA_TOKEN', value: variables['KASHI_MEDIA_TOKEN'] },
    contents: 'Pictures',
  });
}
