import type { z } from 'zod';

type Section = Readonly<Record<string, z.ZodType>>;
type Sections = Readonly<Record<string, Section>>;

/** Documentation of a variable, set by `documented` of `server/config/values.ts`. */
function documentationOf(name: string, schema: z.ZodType) {
  const { description, unset } = schema.meta() ?? {};
  if (description === undefined || typeof unset !== 'string') {
    throw new Error(`${name} is not documented`);
  }
  return { meaning: description, unset };
}

const INTRODUCTION = `# Configuration

Environment variables, read at the start; \`.env\` is read too. The start checks all of them and prints one line per mistake. An empty variable counts as unset.

Without configuration the shop runs as a demo: embedded database, demo members, no real SMS, a note on each page. \`SHOP_MODE=production\` requires its real configuration, refuses every default of the demo and has no \`/dev\`.

This page and \`.env.example\` are generated from the schema (\`server/config/environment.ts\`) by \`npm run configuration\`.
`;

function tableOf(section: Section): string {
  const rows = Object.entries(section).map(([name, schema]) => {
    const { meaning, unset } = documentationOf(name, schema);
    return `| \`${name}\` | ${unset} | ${meaning.replaceAll('](docs/', '](')} |`;
  });
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** \`docs/configuration.md\`, before formatting. */
export function configurationPage(sections: Sections): string {
  const tables = Object.entries(sections).map(
    ([title, section]) => `## ${title}\n\n${tableOf(section)}\n`,
  );
  return [INTRODUCTION, ...tables].join('\n');
}

const LINK = /\[([^\]]+)\]\(([^)#]+)[^)]*\)/g;

/** `.env.example`: every variable commented out, with its default. */
export function exampleFile(sections: Sections): string {
  const parts = Object.entries(sections).map(([title, section]) => {
    const lines = Object.entries(section).flatMap(([name, schema]) => {
      const { meaning, unset } = documentationOf(name, schema);
      const plain = meaning.replace(LINK, '$2').replaceAll('`', '');
      const value = /^[\w.]+$/.test(unset) && !['all', 'now'].includes(unset) ? unset : '';
      return [`# ${plain}`, `# ${name}=${value}`];
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return ['# Copy to .env; docs/configuration.md is the same as a page.\n', ...parts].join('\n');
}

/** Markdown without the parts that a formatter changes in tables: padding and the length of rules. */
export function unaligned(markdown: string): string {
  return markdown.replace(/-{3,}/g, '---').replace(/ +/g, ' ');
}
