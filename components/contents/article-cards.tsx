'use client';

import { ArticleCard } from './article-card';
import styles from './article-grid.module.scss';
import type { ShownArticle } from './shown-article';

interface ArticleCardsProps {
  readonly articles: readonly ShownArticle[];
  readonly level: 2 | 3;
  readonly eager: number;
  readonly shape: 'grid' | 'rail';
}

/** Client component: as server elements each card would triple its bytes in the page. */
export function ArticleCards({ articles, level, eager, shape }: ArticleCardsProps) {
  return (
    <ul className={styles[shape]} data-count={articles.length}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
