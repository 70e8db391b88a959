import type { Locale } from '../../../lib/api/contract.ts';
import type { ContactTopic } from '../../../lib/contact/contract-values.ts';
import type { Result } from '../../core/result.ts';

export interface Writing {
  readonly submissionId: string;
  readonly name: string;
  /** A phone number or a mail address. */
  readonly contact: string;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly locale: Locale;
}

export interface KeptWriting extends Writing {
  readonly reference: string;
  readonly createdAt: Date;
}

export interface ContactRepo {
  /** False if the submission is already stored; safe under parallel calls. */
  add(writing: KeptWriting): Promise<boolean>;
  find(submissionId: string): Promise<KeptWriting | undefined>;
  /** Deletes older messages. */
  forget(before: Date): Promise<void>;
}

export interface Receipt {
  readonly reference: string;
  readonly answerBy: Date;
}

export interface ContactUseCases {
  /** Sends once per submission; the sender must have passed the bot check. */
  readonly tellOffice: (writing: Writing) => Promise<Result<Receipt>>;
  readonly send: (writing: Writing, botToken: string | undefined) => Promise<Result<Receipt>>;
}
