import { useHash } from '@/lib/browser/use-hash';
import type { Locale } from '@/lib/i18n/locale';
import { SubscriptionFields } from './subscription-fields';
import { SubscriptionLink, type LinkAct } from './subscription-link';

const LINK = /^(confirm|end)=([\w.-]+)$/;

export function SubscriptionPart({ locale }: { readonly locale: Locale }) {
  const hash = useHash() ?? '';
  const [, act, pass] = LINK.exec(hash) ?? [];
  if (act === undefined || pass === undefined) return <SubscriptionFields locale={locale} />;
  return <SubscriptionLink key={hash} locale={locale} act={act as LinkAct} pass={pass} />;
}
