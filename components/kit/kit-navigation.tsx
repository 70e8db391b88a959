import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Dropdown } from '@/components/ui/dropdown';
import { Pagination } from '@/components/ui/pagination';
import { Section } from '@/components/ui/section';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

export function KitNavigation({ texts }: { readonly texts: KitTexts }) {
  const places = [1, 7, 24].map((page) => ({ page, label: `${texts.pages} ${String(page)}` }));
  return (
    <Section title={texts.navigation} href="#content" linkLabel={texts.all}>
      <Breadcrumb
        label={texts.trail}
        items={[
          { name: texts.home, href: '#content' },
          { name: texts.skin, href: '#content' },
          { name: texts.serum },
        ]}
      />
      {places.map(({ page, label }) => (
        <Pagination
          key={page}
          label={label}
          page={page}
          pages={24}
          href={() => '#content'}
          previousLabel={texts.previous}
          nextLabel={texts.next}
        />
      ))}
      <div className={styles.row}>
        <Dropdown label={texts.account}>
          <a href="#content">{texts.home}</a>
          <a href="#content" aria-current="true">
            {texts.skin}
          </a>
        </Dropdown>
      </div>
    </Section>
  );
}
