import type {
  NoticeChoice,
  NoticePreference,
} from '../../../../lib/notifications/contract-preferences.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { NoticePreferenceRepo } from '../ports.ts';
import { isRefused, preferencesOf } from './preferences.ts';

/** Topics and channels of a member (`docs/product/account.md`, "Notice preferences"). */
export interface NoticePreferences {
  read(memberId: number): Promise<readonly NoticePreference[]>;
  /**
   * Changes the given preferences, all or nothing, and returns the whole table. VALIDATION for an unknown pair, or
   * for turning off a mandatory notice.
   */
  choose(
    memberId: number,
    choices: readonly NoticeChoice[],
  ): Promise<Result<readonly NoticePreference[]>>;
}

export function createNoticePreferences({
  noticePreferences,
  clock,
}: {
  readonly noticePreferences: NoticePreferenceRepo;
  readonly clock: Clock;
}): NoticePreferences {
  const read = async (memberId: number) => preferencesOf(await noticePreferences.read(memberId));
  return {
    read,
    choose: async (memberId, choices) => {
      const at = choices.findIndex(isRefused);
      if (at >= 0) {
        const field = `preferences.${String(at)}.enabled`;
        return refuse('VALIDATION', { fields: { [field]: 'errors.field.invalid' } });
      }
      // If a pair is given twice, the last one counts.
      const named = new Map(choices.map((one) => [`${one.topic} ${one.channel}`, one]));
      await noticePreferences.write(memberId, [...named.values()], clock.now());
      return ok(await read(memberId));
    },
  };
}
