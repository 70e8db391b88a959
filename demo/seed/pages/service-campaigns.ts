import { FEATURE_ICONS } from '../../../lib/blocks/blocks.ts';
import { branches } from '../branches.ts';
import { campaign, lookOf, pairOf, takePart, tell } from './campaign-kit.ts';
import { feature, t, type PageSeed } from './kit.ts';
import { SERVICES } from './services-data.ts';
import { serviceStories } from './stories/services.ts';

function factOf(row: string) {
  const [icon, titleEn = '', titleTh = '', en = '', th = ''] = row.split('|');
  const known = FEATURE_ICONS.find((one) => one === icon);
  if (!known) throw new Error(`no icon for the fact ${row}`);
  return feature(known, t(titleEn, titleTh), t(en, th));
}

/** A row of branch id with time or place in both languages. */
function placeOf(row: string) {
  const [id, en = '', th = ''] = row.split('|');
  const branch = branches.find((one) => one.id === Number(id));
  if (!branch) throw new Error(`no branch with the id of ${row}`);
  return [branch.name, t(en, th), t(branch.phone, branch.phone)];
}

export const serviceCampaigns: readonly PageSeed[] = SERVICES.map((service, index): PageSeed => {
  const { slug, picture, title, text, facts, bring, where, interest, note } = service;
  const look = lookOf(index);
  const story = tell(serviceStories, slug, look);
  const [whereTitle = '', ...places] = where;
  return campaign({
    slug,
    topic: 'health',
    title: pairOf(title),
    text: pairOf(text),
    picture,
    body: [
      story.reason,
      {
        type: 'features',
        layout: index % 2 === 0 ? 'cards' : 'list',
        title: t('What to expect', 'มีอะไรบ้าง'),
        items: facts.map(factOf),
      },
      story.steps,
      { type: 'heading', text: t('What to bring', 'สิ่งที่ควรนำมา') },
      { type: 'list', ordered: false, items: bring.map(pairOf) },
      story.questions,
      {
        type: 'table',
        layout: 'cards',
        title: pairOf(whereTitle),
        head: [t('Branch', 'สาขา'), t('Details', 'รายละเอียด'), t('Phone', 'โทรศัพท์')],
        rows: places.map(placeOf),
      },
      takePart({
        id: 'interest',
        layout: look.action,
        title: t('Are you interested?', 'สนใจรับบริการ'),
        text: pairOf(interest),
        label: t('I am interested', 'สนใจ'),
        done: t(
          'Thank you. Ask at any of these branches for the next free day.',
          'ขอบคุณ สอบถามวันว่างได้ที่สาขาข้างต้น',
        ),
      }),
      { type: 'note', text: pairOf(note) },
      story.terms,
    ],
  });
});
