'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { brand } from '@/lib/brand';
import { COLOURS, THEMES, type KitTexts } from './samples';
import styles from './kit.module.scss';

/** Both themes side by side. The switch sets the theme of the whole page, dialogs included. */
export function KitThemes({ texts }: { readonly texts: KitTexts }) {
  const [blue, setBlue] = useState(false);
  const switchPage = (on: boolean) => {
    setBlue(on);
    document.documentElement.dataset['theme'] = on ? 'v2' : brand.theme;
  };
  return (
    <Section title={texts.themes}>
      <div className={styles.row}>
        <Switch label={texts.wholePage} checked={blue} onChange={switchPage} />
        <span aria-hidden="true">{texts.wholePage}</span>
      </div>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <Sample key={theme} theme={theme} texts={texts} />
        ))}
      </div>
    </Section>
  );
}

function Sample({ theme, texts }: { readonly theme: string; readonly texts: KitTexts }) {
  const [on, setOn] = useState(true);
  return (
    <div className={styles.theme} data-theme={theme}>
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name} lang="en" data-colour={name}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button>{texts.add}</Button>
        <Button variant="secondary">{texts.cancel}</Button>
        <Button variant="ghost">{texts.all}</Button>
        <Switch label={texts.reminders} checked={on} onChange={setOn} />
      </div>
      <TextField label={texts.name} defaultValue={texts.filled} />
      <div className={styles.row}>
        <Badge tone="sale">{texts.sale}</Badge>
        <Badge tone="info">{texts.fresh}</Badge>
        <Price amount={967.5} was={1290} wasLabel={texts.wasLabel} />
        <Rating average={4.4} count={128} label={texts.rated} />
      </div>
      <Notice tone="info">{texts.info}</Notice>
    </div>
  );
}
