import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/shell/shell';
import type { LocaleParams } from '@/lib/i18n/params';
import { errorMetadata } from '@/lib/layout/error-metadata';

export function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return errorMetadata(props, 404);
}

export default NotFound;
