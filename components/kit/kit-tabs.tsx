'use client';

import { useState } from 'react';
import { Section } from '@/components/ui/section';
import { Switch } from '@/components/ui/switch';
import { Tabs } from '@/components/ui/tabs';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

export function KitTabs({ texts }: { readonly texts: KitTexts }) {
  const [on, setOn] = useState(true);
  return (
    <Section title={texts.tabs}>
      <Tabs
        label={texts.serum}
        tabs={[
          { id: 'one', label: texts.description, panel: <p>{texts.descriptionText}</p> },
          { id: 'two', label: texts.howTo, panel: <p>{texts.howToText}</p> },
          { id: 'three', label: texts.ingredients, panel: <p>{texts.ingredientsText}</p> },
        ]}
      />
      <div className={styles.row}>
        <Switch label={texts.reminders} checked={on} onChange={setOn} />
        <Switch label={texts.reminders} checked={!on} onChange={(value) => setOn(!value)} />
        <Switch label={texts.reminders} checked disabled onChange={setOn} />
        <Switch label={texts.reminders} checked={false} disabled onChange={setOn} />
      </div>
    </Section>
  );
}
