'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Switch } from '@/components/ui/switch';
import { Tabs } from '@/components/ui/tabs';
import type { CookieChoice } from '@/lib/browser/contract-values';
import { usePrivacy } from '@/stores/privacy';
import { LayoutTexts } from '@/components/common/layout-texts';
import { CookiePanel } from './cookie-panel';
import styles from './cookie-dialog.module.scss';

/** `docs/product/pages.md`, "Cookies and analytics". */
export function CookieDialog() {
  return (
    <LayoutTexts>
      <Dialog />
    </LayoutTexts>
  );
}

function Dialog() {
  const intl = useIntl();
  const { stored, decide, closeDialog } = usePrivacy.getState();
  // Both default to on; that has no effect until saved.
  const [choice, setChoice] = useState<CookieChoice>({
    analytics: stored?.analytics ?? true,
    advertisement: stored?.advertisement ?? true,
  });
  return (
    <Modal
      show
      size="lg"
      title={intl.formatMessage({ id: 'layout.cookies.settingsTitle' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      onClose={closeDialog}
      footer={
        <>
          <Button variant="secondary" onClick={() => void decide(choice)}>
            {intl.formatMessage({ id: 'layout.cookies.save' })}
          </Button>
          <Button onClick={() => void decide({ analytics: true, advertisement: true })}>
            {intl.formatMessage({ id: 'layout.cookies.acceptAll' })}
          </Button>
        </>
      }
    >
      <Topics choice={choice} onChange={setChoice} />
    </Modal>
  );
}

interface TopicsProps {
  readonly choice: CookieChoice;
  readonly onChange: (choice: CookieChoice) => void;
}

function Topics({ choice, onChange }: TopicsProps) {
  const intl = useIntl();
  const privacy = intl.formatMessage({ id: 'layout.cookies.privacy' });
  const necessary = intl.formatMessage({ id: 'layout.cookies.necessary' });
  const analytics = intl.formatMessage({ id: 'layout.cookies.analytics' });
  const advertisement = intl.formatMessage({ id: 'layout.cookies.advertisement' });
  return (
    <Tabs
      label={intl.formatMessage({ id: 'layout.cookies.topics' })}
      tabs={[
        {
          id: 'privacy',
          label: privacy,
          panel: (
            <CookiePanel
              title={privacy}
              text={intl.formatMessage({ id: 'layout.cookies.privacyText' })}
            />
          ),
        },
        {
          id: 'necessary',
          label: necessary,
          panel: (
            <CookiePanel
              title={necessary}
              text={intl.formatMessage({ id: 'layout.cookies.necessaryText' })}
              control={
                <strong className={styles.always}>
                  {intl.formatMessage({ id: 'layout.cookies.alwaysActive' })}
                </strong>
              }
            />
          ),
        },
        {
          id: 'analytics',
          label: analytics,
          panel: (
            <CookiePanel
              title={analytics}
              text={intl.formatMessage({ id: 'layout.cookies.analyticsText' })}
              control={
                <Switch
                  label={analytics}
                  checked={choice.analytics}
                  onChange={(on) => {
                    onChange({ ...choice, analytics: on });
                  }}
                />
              }
            />
          ),
        },
        {
          id: 'advertisement',
          label: advertisement,
          panel: (
            <CookiePanel
              title={advertisement}
              text={intl.formatMessage({ id: 'layout.cookies.advertisementText' })}
              control={
                <Switch
                  label={advertisement}
                  checked={choice.advertisement}
                  onChange={(on) => {
                    onChange({ ...choice, advertisement: on });
                  }}
                />
              }
            />
          ),
        },
      ]}
    />
  );
}
