import type { GetContent } from './rules/get-content.ts';
import type { ListContents } from './rules/list-contents.ts';

export interface ContentUseCases {
  readonly list: ListContents;
  readonly get: GetContent;
}
