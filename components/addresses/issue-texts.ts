import { z } from 'zod';
import type { TextProblem } from '@/lib/api/contract';
import type { MessageId } from '@/lib/i18n/messages';
import type { Texts } from '@/lib/i18n/texts';

// Must run before any schema is made: zod probes `eval` then, which the content policy forbids and the browser reports.
z.config({ jitless: true });

const WRONG: Readonly<Record<string, MessageId<'checkout'>>> = {
  mobile: 'checkout.mobileInvalid',
  email: 'checkout.emailInvalid',
  zipcode: 'checkout.zipcodeWrong',
  tax_id: 'checkout.taxIdLength',
  branch_no: 'checkout.branchNoWrong',
};

export function issueTexts(intl: Texts<'checkout'>): (issue: z.core.$ZodRawIssue) => string {
  return (issue) => {
    const field = String(issue.path?.[0]);
    if (issue.input === '') return intl.formatMessage({ id: 'checkout.required' });
    if (issue.code === 'too_big') {
      return intl.formatMessage({ id: 'checkout.tooLong' }, { max: Number(issue.maximum) });
    }
    const { fault, letter }: Partial<TextProblem> =
      issue.code === 'custom' ? (issue.params ?? {}) : {};
    if (fault === 'name') return intl.formatMessage({ id: 'checkout.nameWrong' });
    if (fault === 'letter') {
      return intl.formatMessage({ id: 'checkout.letterWrong' }, { letter: letter ?? '' });
    }
    // The tax id has the right shape, so its check digit is wrong.
    if (field === 'tax_id' && issue.code === 'custom') {
      return intl.formatMessage({ id: 'checkout.taxIdWrong' });
    }
    return intl.formatMessage({ id: WRONG[field] ?? 'checkout.fieldWrong' });
  };
}
