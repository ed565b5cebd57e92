import { describe, expect, it } from 'vitest';
import { wayTo } from './way-to.ts';

const HALL = { location: 'Town hall, Lindenau', latitude: 51.33, longitude: 12.33 };
const PHONE = { hasGeo: true };
const OTHER = { hasGeo: false };

describe('the way to a place', () => {
  it('opens the phone’s own map, with the name of the place', () => {
    expect(wayTo(HALL, PHONE)).toBe('geo:51.33,12.33?q=51.33,12.33(Town%20hall%2C%20Lindenau)');
  });

  it('opens OpenStreetMap elsewhere', () => {
    expect(wayTo(HALL, OTHER)).toBe('https://www.openstreetmap.org/directions?to=51.33%2C12.33');
  });

  it('looks for the name where nobody said where it is', () => {
    const named = { ...HALL, latitude: null };
    expect(wayTo(named, PHONE)).toBe('geo:0,0?q=Town%20hall%2C%20Lindenau');
    expect(wayTo(named, OTHER)).toBe('https://www.openstreetmap.org/search?query=Town%20hall%2C%20Lindenau');
  });

  it('goes to the point where it has no name', () => {
    expect(wayTo({ ...HALL, location: null }, PHONE)).toBe('geo:51.33,12.33?q=51.33,12.33');
  });

  it('is none where there is no place', () => {
    expect(wayTo({ location: null, latitude: null, longitude: null }, PHONE)).toBeUndefined();
  });
});
