import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConditionScreen } from '@/components/screens/conditions-screen';
import { questionnaireParamSchema } from '@/lib/questionnaires/contract';
import { readQuestionnaire } from '@/lib/questionnaires/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/seo/metadata';

interface ConditionProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: string }>;
}

async function loadCondition({ params }: ConditionProps) {
  const locale = await localeOf(params);
  const parsed = questionnaireParamSchema.safeParse({ slug: (await params).slug });
  if (!parsed.success) notFound();
  return { locale, condition: await orNotFound(readQuestionnaire(parsed.data.slug, locale)) };
}

export async function generateMetadata(props: ConditionProps): Promise<Metadata> {
  const { locale, condition } = await loadCondition(props);
  return pageMetadata({
    locale,
    page: 'condition',
    ids: { condition: condition.slug },
    title: condition.name,
    description: condition.lead,
  });
}

export default async function ConditionPage(props: ConditionProps) {
  return <ConditionScreen {...await loadCondition(props)} />;
}
