'use client';

import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/lib/uploads/contract-values';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { changeAvatarMutation } from '@/lib/members/queries';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import styles from './account.module.scss';

interface Chosen {
  readonly file: File;
  readonly preview: string;
}

export function AvatarForm() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const user = useAuth((state) => state.user);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const change = useMutation({
    ...changeAvatarMutation(useLocale()),
    onSuccess: () => {
      setChosen(null);
      useUi.getState().showToast(text('members.saved'));
    },
  });
  if (!user) return null;
  const choose = async (file: File | undefined) => {
    change.reset();
    setTooLarge(file !== undefined && file.size > PICTURE_MAX_BYTES);
    if (!file || file.size > PICTURE_MAX_BYTES) return;
    setChosen({ file, preview: await readAsDataUrl(file) });
  };
  const failure = tooLarge
    ? text('members.pictureTooLarge')
    : change.error && normalizeError(change.error).message;
  return (
    <section className={styles.tile} aria-label={text('members.picture')}>
      <div className={styles.picture}>
        <Avatar name={user.first_name} url={chosen?.preview ?? user.profile_image} size="lg" />
        <div className={styles.pictureWays}>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept={PICTURE_TYPES.join(',')}
            tabIndex={-1}
            aria-label={text('members.choosePicture')}
            aria-describedby={hint}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <div className={styles.actions}>
            {chosen ? (
              <>
                <Button
                  busy={change.isPending}
                  onClick={() => {
                    change.mutate(chosen.file);
                  }}
                >
                  {text('members.savePicture')}
                </Button>
                <Button
                  variant="ghost"
                  onClick={() => {
                    change.reset();
                    setChosen(null);
                  }}
                >
                  {text('members.cancel')}
                </Button>
              </>
            ) : (
              <>
                <Button variant="secondary" onClick={() => input.current?.click()}>
                  {text('members.choosePicture')}
                </Button>
                {user.profile_image !== null && (
                  <Button
                    variant="ghost"
                    busy={change.isPending}
                    onClick={() => {
                      change.mutate(null);
                    }}
                  >
                    {text('members.removePicture')}
                  </Button>
                )}
              </>
            )}
          </div>
          <p id={hint} className={styles.muted}>
            {text('members.pictureHint')}
          </p>
        </div>
      </div>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </section>
  );
}

/** Data URL of a file; the content policy of the shop allows these for pictures. */
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(new Error('The file could not be read'));
    });
    reader.readAsDataURL(file);
  });
}
