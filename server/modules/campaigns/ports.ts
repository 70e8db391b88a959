import type { Result } from '../../core/result.ts';

export interface Done {
  readonly id: string;
  readonly at: Date;
}

/** Slugs are lower case. */
export interface CampaignRepo {
  done(memberId: number, slug: string): Promise<readonly Done[]>;
  /** False if the member did it before; safe under parallel calls. */
  add(memberId: number, slug: string, actionId: string, at: Date): Promise<boolean>;
  /** Takes one use of an invitation; false if none is left. */
  takeInvite(slug: string, actionId: string, codeHash: string): Promise<boolean>;
}

export interface Asked {
  readonly slug: string;
  readonly actionId: string;
  readonly code: string;
}

export interface CampaignUseCases {
  readonly act: (memberId: number, asked: Asked) => Promise<Result<readonly Done[]>>;
  readonly done: (memberId: number, slug: string) => Promise<readonly Done[]>;
}
