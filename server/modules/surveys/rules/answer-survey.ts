import type { Transact } from '../../../core/transact.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import { checkVersion } from '../../../core/version.ts';
import type { CoinRepo } from '../../wallet/ports.ts';
import type { SurveyRepo, SurveyUseCases } from '../ports.ts';
import { checkAnswers } from './check-answers.ts';
import { inOrder, surveyState, surveyVersion } from './survey-state.ts';

interface Repos {
  readonly surveys: SurveyRepo;
  readonly coins: Pick<CoinRepo, 'lock' | 'reward'>;
}

/** How long an unanswered survey stays listed after its end. */
const ENDED_SHOWN_MS = 90 * 86_400_000;

/** Surveys for members, rewarded with coins (`docs/product/account.md`, "Surveys"). */
export function createSurveyUseCases(world: {
  readonly surveys: SurveyRepo;
  readonly transact: Transact<Repos>;
  readonly clock: Clock;
}): SurveyUseCases {
  const { surveys: repo, clock } = world;
  return {
    list: async (memberId) => {
      const now = clock.now();
      const since = new Date(now.getTime() - ENDED_SHOWN_MS);
      return inOrder(await repo.list(memberId, now, since), now);
    },
    find: (id, memberId) => repo.find(id, memberId, clock.now()),
    answer: (id, memberId, { version, answers }) =>
      world.transact(async ({ surveys, coins: purse }) => {
        const at = clock.now();
        await surveys.hold(id);
        const survey = await surveys.find(id, memberId, at);
        if (!survey) return refuse('NOT_FOUND');
        const state = surveyState(survey, at);
        if (state === 'answered') return refuse('SURVEY_ANSWERED');
        if (state === 'ended') return refuse('SURVEY_CLOSED');
        const same = checkVersion(version, surveyVersion(survey));
        if (!same.ok) return same;
        const checked = checkAnswers(survey.questions, answers);
        if (!checked.ok) return checked;
        const { coins } = survey;
        await purse.lock(memberId);
        // A concurrent request of the member may have answered first.
        const isFirst = await surveys.answer(id, memberId, { answers: checked.value, coins, at });
        if (!isFirst) return refuse('SURVEY_ANSWERED');
        await purse.reward(memberId, coins, at);
        return ok(coins);
      }),
  };
}
