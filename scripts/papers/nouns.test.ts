import { expect, it } from 'vitest';
import { strayFolders, type Folders } from './nouns.ts';

const GLOSSARY = `# Glossary

## Domains

| noun    | what belongs to it |
| ------- | ------------------ |
| orders  | orders             |
| wishes  | wish list          |

| floor      | folders that are no domains |
| ---------- | --------------------------- |
| components | ui, home                    |

## Other

| home | no domain |
`;

const folders = (
  some: Partial<Record<'server/modules' | 'lib' | 'components' | 'messages', string[]>>,
): Folders => new Map(Object.entries(some) as [keyof typeof some, string[]][]);

it('takes the nouns on every floor, and what a floor is said to have besides', () => {
  const good = folders({
    'server/modules': ['orders'],
    lib: ['wishes'],
    components: ['ui', 'home'],
  });
  expect(strayFolders(GLOSSARY, good)).toEqual([]);
});

it('takes parts of a domain among the messages alone', () => {
  const parts = folders({ messages: ['orders-papers'], lib: ['orders-papers'] });
  expect(strayFolders(GLOSSARY, parts)).toEqual([
    'lib/orders-papers is no domain of docs/glossary.md',
  ]);
});

it('refuses another word for a domain, and a floor where it is none', () => {
  const bad = folders({ messages: ['order'], lib: ['wishes', 'ui'] });
  expect(strayFolders(GLOSSARY, bad)).toEqual([
    'lib/ui is no domain of docs/glossary.md',
    'messages/order is no domain of docs/glossary.md',
  ]);
});

it('refuses every domain of a glossary without the section', () => {
  expect(strayFolders('# Glossary', folders({ lib: ['orders'] }))).toHaveLength(1);
});
