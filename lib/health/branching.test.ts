import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, walk, type Answer, type Answers, type BranchingQuestion } from './branching.ts';

function question(id: string, changes: Partial<BranchingQuestion> = {}): BranchingQuestion {
  const options = [{ id: 'yes' }, { id: 'no' }];
  return { id, kind: 'single', required: true, options, when: [], stops: [], ...changes };
}

const SMOKES = question('smokes');
const MANY = question('many', {
  ...{ kind: 'number', options: [], least: 1, most: 100 },
  when: [{ question: 'smokes', any: ['yes'] }],
  stops: [{ from: 40, kind: 'doctor' }],
});
const HURTS = question('hurts', {
  ...{ kind: 'several', options: [{ id: 'chest' }, { id: 'back' }, { id: 'none', alone: true }] },
  stops: [{ any: ['chest'], kind: 'emergency' }],
});
const MORE = question('more', { kind: 'text', options: [], required: false });
const ALL = [SMOKES, MANY, HURTS, MORE];

describe('the way through the questions', () => {
  it.each<[string, Answers, readonly string[], string | undefined]>([
    ['begins at the first', {}, ['smokes'], 'smokes'],
    ['leaves out what does not apply', { smokes: 'no' }, ['smokes', 'hurts'], 'hurts'],
    ['asks what applies', { smokes: 'yes' }, ['smokes', 'many'], 'many'],
    ['goes on behind it', { smokes: 'yes', many: 3 }, ['smokes', 'many', 'hurts'], 'hurts'],
    [
      'ends without what is optional',
      { smokes: 'no', hurts: ['none'] },
      ['smokes', 'hurts', 'more'],
      undefined,
    ],
    ['takes no unknown option', { smokes: 'maybe' }, ['smokes'], 'smokes'],
    ['takes no number out of bounds', { smokes: 'yes', many: 0 }, ['smokes', 'many'], 'many'],
    ['takes no text for a number', { smokes: 'yes', many: '3' }, ['smokes', 'many'], 'many'],
    [
      'takes nothing beside an option that stands alone',
      { smokes: 'no', hurts: ['none', 'back'] },
      ['smokes', 'hurts'],
      'hurts',
    ],
    ['takes no empty choice', { smokes: 'no', hurts: [] }, ['smokes', 'hurts'], 'hurts'],
  ])('%s', (_, answers, asked, missing) => {
    const found = walk(ALL, answers);
    expect(found.asked.map(({ id }) => id)).toEqual(asked);
    expect(found.missing?.id).toBe(missing);
    expect(found.stop).toBeUndefined();
  });

  it('drops the answer of a question that is hidden again, and what hangs on it', () => {
    const after = question('after', { when: [{ question: 'many', from: 1 }] });
    const answers = { smokes: 'no', many: 30, after: 'yes', hurts: ['back'] };
    const found = walk([SMOKES, MANY, after, HURTS], answers);
    expect(found.kept).toEqual({ smokes: 'no', hurts: ['back'] });
  });

  it.each<[Answers, string, number]>([
    [{ smokes: 'yes', many: 40 }, 'many', 0],
    [{ smokes: 'no', hurts: ['back', 'chest'] }, 'hurts', 0],
  ])('stops at %j', (answers, id, index) => {
    const { stop } = walk(ALL, answers);
    expect([stop?.question.id, stop?.index]).toEqual([id, index]);
  });

  it('is not stopped by a hidden question', () => {
    expect(walk(ALL, { smokes: 'no', many: 99, hurts: ['none'] }).stop).toBeUndefined();
  });

  it('reads no answer that the object inherits', () => {
    expect(walk([question('constructor')], {}).missing?.id).toBe('constructor');
  });
});

describe('mistakes', () => {
  it.each<[readonly BranchingQuestion[], string]>([
    [[], 'it asks nothing'],
    [[SMOKES, SMOKES], 'smokes stands there twice'],
    [[MANY, SMOKES], 'many depends on smokes, which is not asked before it'],
    [[question('a', { options: [] })], 'a has nothing to choose from'],
    [[question('a', { stops: [{ any: ['x'], kind: 'doctor' }] })], 'a has no option x'],
    [[question('a', { stops: [{ kind: 'doctor' }] })], 'a is compared with no option'],
    [[{ ...MANY, when: [], stops: [{ kind: 'doctor' }] }], 'many is compared with no number'],
    [[{ ...MORE, options: [{ id: 'x' }] }], 'more has options that nobody sees'],
    [
      [{ ...MORE, stops: [{ any: ['x'], kind: 'doctor' }] }],
      'more is free text, which nothing follows from',
    ],
  ])('%#: %s', (questions, fault) => {
    expect(faultsOf(questions)).toContain(fault);
  });

  it('are none in questions that are in order', () => {
    expect(faultsOf(ALL)).toEqual([]);
  });
});

/** Questionnaires in order: each may depend on earlier ones and stop at some option. */
const questionnaires = fc
  .array(
    fc.record({
      required: fc.boolean(),
      several: fc.boolean(),
      on: fc.option(fc.nat(), { nil: undefined }),
      is: fc.constantFrom('yes', 'no'),
      stops: fc.option(fc.constantFrom('yes', 'no'), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ required, several, on, is, stops }, index) =>
      question(`q${String(index)}`, {
        ...{ required, kind: several ? 'several' : 'single' },
        when:
          on === undefined || index === 0
            ? []
            : [{ question: `q${String(on % index)}`, any: [is] }],
        stops: stops === undefined ? [] : [{ any: [stops], kind: 'doctor' }],
      }),
    ),
  );
const answersOf = fc.dictionary(
  fc.nat({ max: 12 }).map((index) => `q${String(index)}`),
  fc.oneof(
    fc.constantFrom<Answer>('yes', 'no', 'other', 7),
    fc.subarray(['yes', 'no']).map((ids): Answer => ids),
  ),
);

describe('any questionnaire', () => {
  it('comes to an end or to advice, whatever is answered', () => {
    fc.assert(
      fc.property(questionnaires, fc.infiniteStream(fc.constantFrom('yes', 'no')), (all, says) => {
        expect(faultsOf(all)).toEqual([]);
        let answers: Answers = {};
        for (let step = 0; step <= all.length; step += 1) {
          const { missing, stop } = walk(all, answers);
          if (!missing || stop) return;
          const said = String(says.next().value);
          answers = { ...answers, [missing.id]: missing.kind === 'several' ? [said] : said };
        }
        expect.fail('it goes on for ever');
      }),
    );
  });

  it('wants no hidden question, and keeps answers of none', () => {
    fc.assert(
      fc.property(questionnaires, answersOf, (all, answers) => {
        const { asked, kept, missing } = walk(all, answers);
        const ids = asked.map(({ id }) => id);
        expect(Object.keys(kept).every((id) => ids.includes(id))).toBe(true);
        if (missing) expect(ids.at(-1)).toBe(missing.id);
        for (const { id, when } of asked) {
          const reached = when.every((one) =>
            [kept[one.question]].flat().some((said) => one.any?.includes(String(said))),
          );
          expect(reached, id).toBe(true);
        }
      }),
    );
  });

  it('leads the same way with what was kept', () => {
    fc.assert(
      fc.property(questionnaires, answersOf, (all, answers) => {
        const once = walk(all, answers);
        expect(walk(all, once.kept)).toEqual(once);
      }),
    );
  });
});
