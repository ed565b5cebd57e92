import { describe, expect, it } from 'vitest';
import { reduceStatement } from './reduce-statement.ts';

const verb = (word: string) => ({ id: `http://adlnet.gov/expapi/verbs/${word}`, display: { 'en-US': word } });

describe('an xAPI statement', () => {
  it('of the whole content says what it came to', () => {
    const result = { score: { min: 0, max: 4, raw: 3, scaled: 0.75 }, completion: true, success: false };
    expect(reduceStatement({ verb: verb('answered'), result, context: { contextActivities: {} } })).toEqual({
      type: 'xapi',
      verb: 'answered',
      isWhole: true,
      score: { raw: 3, max: 4 },
      isCompleted: true,
    });
    expect(reduceStatement({ verb: verb('completed') })).toMatchObject({ isCompleted: true, score: null });
    expect(reduceStatement({ verb: verb('attempted') })).toMatchObject({ isCompleted: false, isWhole: true });
  });

  it('of a part is known from the whole', () => {
    const context = { contextActivities: { parent: [{ id: 'http://a/content?subContentId=1' }] } };
    expect(reduceStatement({ verb: verb('answered'), context })).toMatchObject({ isWhole: false });
  });

  it.each([[undefined], ['answered'], [{}], [{ verb: {} }], [{ verb: { id: 7 } }], [{ verb: { id: '' } }]])(
    '%j says nothing',
    (statement) => {
      expect(reduceStatement(statement)).toBeUndefined();
    },
  );

  it('with points that are none has none', () => {
    const result = { score: { raw: '3', max: 4 } };
    expect(reduceStatement({ verb: verb('answered'), result })).toMatchObject({ score: null });
  });
});
