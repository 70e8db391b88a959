import { acheArticles } from './aches.ts';
import { conditionArticles } from './conditions.ts';
import { everydayArticles } from './everyday.ts';
import { familyArticles } from './family.ts';
import { heartArticles } from './heart.ts';
import { itchArticles } from './itch.ts';
import type { ContentSeed } from './kit.ts';
import { lifeArticles } from './life.ts';
import { medicineArticles } from './medicines.ts';
import { planetNews } from './news-planet.ts';
import { serviceNews } from './news-services.ts';
import { shopNews } from './news-shops.ts';
import { nutritionArticles } from './nutrition.ts';
import { seasonArticles } from './season.ts';
import { skinArticles } from './skin.ts';

/** Articles have ids below 100, news from 101 on. */
export const contentSeeds: readonly ContentSeed[] = [
  ...skinArticles,
  ...everydayArticles,
  ...nutritionArticles,
  ...conditionArticles,
  ...seasonArticles,
  ...medicineArticles,
  ...familyArticles,
  ...itchArticles,
  ...acheArticles,
  ...heartArticles,
  ...lifeArticles,
  ...serviceNews,
  ...shopNews,
  ...planetNews,
];
