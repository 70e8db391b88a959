import type { DomainTexts } from './domains';
import type { Locale } from './locale';

export type Domain = keyof DomainTexts;

export type MessageId<Of extends Domain> = { [One in Of]: keyof DomainTexts[One] }[Of] & string;

export type Messages = Readonly<Record<string, string>>;

/** Texts of some domains in one language. Each file is a separate browser chunk. */
export async function loadMessages(locale: Locale, domains: readonly Domain[]): Promise<Messages> {
  const parts = await Promise.all(
    domains.map(async (domain) => {
      const file = (await import(`../../messages/${domain}/${locale}.json`)) as {
        default: Messages;
      };
      return file.default;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}
