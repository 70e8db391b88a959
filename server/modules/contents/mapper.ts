import type { Locale } from '../../../lib/api/contract.ts';
import type {
  Content,
  ContentDetail,
  ContentTopic as TopicAnswer,
} from '../../../lib/contents/contract.ts';
import type { ContentView } from './rules/get-content.ts';
import type { ContentSummary, ContentTopic } from './ports.ts';
import { sceneImage } from '../../http/picture-urls.ts';

export function toContent(content: ContentSummary, locale: Locale): Content {
  return {
    id: content.id,
    type: content.type,
    slug: content.slug,
    title: content.title[locale],
    excerpt: content.excerpt[locale],
    topic: content.topic.name[locale],
    topic_key: content.topic.key,
    image: { thumbnail_url: sceneImage(content.picture).thumbnail_url },
    published_at: content.publishedAt.toISOString(),
    updated_at: content.updatedAt.toISOString(),
  };
}

export function toContentDetail(content: ContentView, locale: Locale): ContentDetail {
  return {
    ...toContent(content, locale),
    blocks: [...content.blocks],
    author: content.author && {
      name: content.author.name[locale],
      role: content.author.role[locale],
    },
    reviewer: content.checkedBy && {
      name: content.checkedBy.name[locale],
      licence_no: content.checkedBy.licenceNo,
    },
    reviewed_at: content.checkedAt?.toISOString() ?? null,
    sources: content.sources.map(({ title, url }) => ({ title: title[locale], url })),
    related: content.related.map((other) => toContent(other, locale)),
  };
}

export function toTopic(
  topic: ContentTopic & { readonly count: number },
  locale: Locale,
): TopicAnswer {
  return { key: topic.key, name: topic.name[locale], count: topic.count };
}
