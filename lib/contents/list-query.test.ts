import { describe, expect, it } from 'vitest';
import { parseContentList } from './list-query';
import { contentListHref, contentPath } from '../pages/content-paths';

describe('URLs of articles and news', () => {
  it.each([
    [{}, { page: 1 }],
    [{ page: '3' }, { page: 3 }],
    [{ topic: 'skin' }, { page: 1, topic: 'skin' }],
    [
      { page: '2', topic: 'skin', utm_source: 'x' },
      { page: 2, topic: 'skin' },
    ],
    [{ page: '0' }, undefined],
    [{ page: '01' }, undefined],
    [{ page: '999999' }, undefined],
    [{ page: ['1', '2'] }, undefined],
    [{ topic: '<script>' }, undefined],
    [{ topic: ['skin', 'sleep'] }, undefined],
  ])('reads %o', (params, expected) => {
    expect(parseContentList(params)).toEqual(expected);
  });

  it('omits defaults', () => {
    expect(contentListHref('/th/news', 1)).toBe('/th/news');
    expect(contentListHref('/news', 2)).toBe('/news?page=2');
    expect(contentListHref('/news', 2, 'stores')).toBe('/news?topic=stores&page=2');
  });

  it('are canonical', () => {
    expect(contentPath('en', { type: 'news', id: 101 })).toBe('/news/101');
    expect(contentPath('th', { type: 'article', id: 3 })).toBe(
      '/th/brandstory/HealthHub/ArticleList/3',
    );
  });
});
