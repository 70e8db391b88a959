import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

export function KitMarks({ texts }: { readonly texts: KitTexts }) {
  return (
    <>
      <Section title={texts.marks}>
        <div className={styles.row}>
          <Badge tone="sale">{texts.sale}</Badge>
          <Badge tone="info">{texts.fresh}</Badge>
          <Badge tone="success">{texts.done}</Badge>
          <Badge tone="warning">{texts.waiting}</Badge>
          <Badge tone="danger">{texts.rejected}</Badge>
          <Badge tone="medicine">{texts.medicine}</Badge>
          <Badge tone="neutral">{texts.draft}</Badge>
        </div>
        <div className={styles.row}>
          <Rating average={4.4} count={128} label={texts.rated} />
          <Price amount={1290} wasLabel={texts.wasLabel} />
          <Price amount={967.5} was={1290} wasLabel={texts.wasLabel} />
          <Price amount={967.5} was={1290} wasLabel={texts.wasLabel} size="lg" />
        </div>
      </Section>
      <Section title={texts.notices}>
        <div className={styles.grid}>
          <Notice tone="info">{texts.info}</Notice>
          <Notice tone="success">{texts.success}</Notice>
          <Notice tone="warning">{texts.warning}</Notice>
          <Notice tone="danger">{texts.danger}</Notice>
        </div>
      </Section>
    </>
  );
}
