import { ListLinks } from './list-links';

interface NearLinksProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Closest match first. */
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** Brands or departments near to words that found nothing. */
export function NearLinks({ id, title, links }: NearLinksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ListLinks label={title} links={links.map((link) => ({ ...link, current: false }))} />
    </section>
  );
}
