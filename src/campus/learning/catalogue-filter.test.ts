import { describe, expect, it } from 'vitest';
import { COURSE, MODULE } from '#tests/support/device/cards.ts';
import { catalogueOf, isNarrowed, matches } from './catalogue-filter.ts';

const never = (): boolean => false;

describe('narrowing the catalogue', () => {
  it('shows everything where nothing was chosen', () => {
    expect(isNarrowed({})).toBe(false);
    expect([COURSE, MODULE].filter((item) => matches(item, {}, never))).toHaveLength(2);
  });

  it.each([
    [{ kind: 'module' }, [MODULE]],
    [{ kind: 'selfPaced' }, [COURSE]],
    [{ kind: 'project' }, []],
    [{ minutes: 60 }, [COURSE, MODULE]],
    [{ minutes: 30 }, []],
    [{ certificate: true }, [MODULE]],
    [{ saved: true }, []],
  ] as const)('%j leaves %#', (filter, left) => {
    expect(isNarrowed(filter)).toBe(true);
    expect([COURSE, MODULE].filter((item) => matches(item, filter, never))).toEqual(left);
  });

  it('finds what is on the device', () => {
    expect(matches(COURSE, { saved: true }, (item) => item === COURSE)).toBe(true);
  });
});

describe('the whole catalogue', () => {
  it('has each item once, however many topics it stands in', () => {
    const section = { modules: [MODULE], courses: [COURSE] };
    expect(catalogueOf([{ sections: [section] }, { sections: [section, section] }], [])).toEqual({
      modules: [MODULE],
      courses: [COURSE],
    });
    const alone = { ...COURSE, id: 'in-no-topic' };
    expect(catalogueOf([{ sections: [section] }], [alone, MODULE]), 'and what stands in none').toEqual({
      modules: [MODULE],
      courses: [COURSE, alone],
    });
    expect(catalogueOf([], [])).toEqual({ modules: [], courses: [] });
  });
});
