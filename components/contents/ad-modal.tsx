'use client';

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Modal } from '@/components/ui/modal';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/contents/contract';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { hideAdToday, isInTheWay, markAdSeen } from '@/lib/contents/ad-gate';
import { LayoutTexts } from '@/components/common/layout-texts';
import styles from './ad-modal.module.scss';

interface AdModalProps {
  readonly banner: Banner;
  readonly onClose: () => void;
}

export function AdModal(props: AdModalProps) {
  return (
    <LayoutTexts>
      <Ad {...props} />
    </LayoutTexts>
  );
}

function Ad({ banner, onClose }: AdModalProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [notToday, setNotToday] = useState(false);
  // While the ad loaded, the visitor may have opened a dialog or begun to type. Then it waits for another page.
  const [late] = useState(isInTheWay);
  useEffect(() => {
    if (late) onClose();
    else markAdSeen();
  }, [late, onClose]);
  const close = () => {
    if (notToday) hideAdToday();
    onClose();
  };
  if (late) return null;
  return (
    <Modal
      show
      cover={
        <Picture
          className={styles.picture}
          src={banner.image.thumbnail_url}
          alt=""
          width={960}
          height={1200}
          sizes="(width < 576px) 100vw, 500px"
        />
      }
      title={banner.title}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      onClose={close}
    >
      <div className={styles.ad}>
        <p>{banner.text}</p>
        <div onClick={close}>
          <ButtonLink href={localePath(locale, banner.url)} block>
            {banner.link_label}
          </ButtonLink>
        </div>
        <Checkbox
          label={intl.formatMessage({ id: 'layout.promotion.notToday' })}
          checked={notToday}
          onChange={(event) => {
            setNotToday(event.target.checked);
          }}
        />
      </div>
    </Modal>
  );
}
