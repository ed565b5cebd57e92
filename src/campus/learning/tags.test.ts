import { describe, expect, it } from 'vitest';
import { chooseTag, pathOfTags, tagsOfPath } from './tags.ts';

describe('tags of an address', () => {
  it.each([
    ['A1', ['A1']],
    ['A1-JOB-MED', ['A1', 'JOB', 'MED']],
    ['A1-JOB-MED-LAW', ['A1', 'JOB', 'MED']],
    ['A1--A1-', ['A1']],
    ['', []],
  ])('%s are %j', (text, tags) => {
    expect(tagsOfPath(text)).toEqual(tags);
  });

  it('are the same after a way there and back', () => {
    expect(tagsOfPath(pathOfTags(['A1', 'JOB']))).toEqual(['A1', 'JOB']);
  });
});

describe('choosing tags', () => {
  it('goes on and off by a tap', () => {
    const { chosen } = chooseTag([], 'A1');
    expect(chosen).toEqual(['A1']);
    expect(chooseTag(chosen, 'A1').chosen).toEqual([]);
  });

  it('stops at three and says so, until one is taken away', () => {
    const three = ['A1', 'JOB', 'MED'];
    expect(chooseTag(three, 'LAW')).toEqual({ chosen: three, isFull: true });
    expect(chooseTag(three, 'JOB')).toEqual({ chosen: ['A1', 'MED'], isFull: false });
  });
});
