import type { Locale } from '../../../lib/api/contract/common.ts';
import type { ContactTopic } from '../../../lib/api/contract/contact-values.ts';
import type { Result } from '../../core/result.ts';

export interface Writing {
  readonly submissionId: string;
  readonly name: string;
  /** A phone number or a mail address. */
  readonly contact: string;
  readonly topic: ContactTopic;
  readonly message: string;
  /** What the sender reads. */
  readonly locale: Locale;
}

export interface KeptWriting extends Writing {
  readonly reference: string;
  readonly createdAt: Date;
}

export interface ContactRepo {
  /** False where this submission is kept already, also under parallel calls. */
  add(writing: KeptWriting): Promise<boolean>;
  find(submissionId: string): Promise<KeptWriting | undefined>;
  /** Deletes what was written before. */
  forget(before: Date): Promise<void>;
}

export interface Receipt {
  readonly reference: string;
  readonly answerBy: Date;
}

/** What routes call. */
export interface ContactUseCases {
  /** Once for a submission, from somebody who is known to be a person. */
  readonly tellOffice: (writing: Writing) => Promise<Result<Receipt>>;
  readonly send: (writing: Writing, botToken: string | undefined) => Promise<Result<Receipt>>;
}
