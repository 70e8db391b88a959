import { useState } from 'react';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { uploadMedia } from '@/lib/media/queries';
import { PICTURE_MAX_BYTES } from '@/lib/uploads/contract-values';

/** Uploads at the same time; encoding saturates a core of the server. */
const AT_ONCE = 2;

/** A file that waits, is sent, or was refused. */
interface Upload {
  readonly key: number;
  readonly file: File;
  readonly refusal?: string;
}

let lastKey = 0;

/**
 * Uploads of several pictures.
 *
 * @param onAdded receives each picture as soon as the library has it
 */
export function useUploads(onAdded: (picture: MediaPicture) => void) {
  const intl = useIntl();
  const locale = useLocale();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const drop = (key: number) => {
    setUploads((before) => before.filter((one) => one.key !== key));
  };
  const refuse = (key: number, refusal: string) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, refusal } : one)));
  };
  const send = async ({ key, file }: Upload) => {
    const fault = faultOf(file);
    if (fault) {
      refuse(key, intl.formatMessage({ id: `office.pictures.${fault}` }));
      return;
    }
    try {
      onAdded(await uploadMedia(file, locale));
      drop(key);
    } catch (failure) {
      refuse(key, normalizeError(failure).message);
    }
  };
  return {
    uploads,
    drop,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastKey += 1;
        return { key: lastKey, file };
      });
      setUploads((before) => [...before, ...added]);
      const waiting = [...added];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
      };
      for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    },
  };
}

/** Faults that need no upload to be seen; the service checks the bytes. */
function faultOf({ name, type, size }: File): 'tooLarge' | 'heic' | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : undefined;
}
