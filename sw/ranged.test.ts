import { describe, expect, it } from 'vitest';
import { ranged, rangeOf } from './ranged.ts';

const URL_OF_FILM = 'https://campus.example/media/film.mp4';
const asked = (range?: string) => new Request(URL_OF_FILM, range === undefined ? {} : { headers: { range } });
const film = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4', 'content-length': '10' } });

describe('a range', () => {
  it.each([
    ['bytes=0-', { is: 'part', start: 0, end: 9 }],
    ['bytes=2-4', { is: 'part', start: 2, end: 4 }],
    ['bytes=4-99', { is: 'part', start: 4, end: 9 }],
    ['bytes=-3', { is: 'part', start: 7, end: 9 }],
    ['bytes=-99', { is: 'part', start: 0, end: 9 }],
    ['bytes=10-', { is: 'beyond' }],
    ['bytes=-0', { is: 'beyond' }],
    ['bytes=5-2', { is: 'whole' }],
    ['bytes=0-1,4-5', { is: 'whole' }],
    ['bytes=-', { is: 'whole' }],
    ['seconds=1-2', { is: 'whole' }],
    [null, { is: 'whole' }],
  ])('%s of ten bytes is %o', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected);
  });
});

describe('a saved film', () => {
  it('is sought in as if it came from the campus', async () => {
    const part = await ranged(asked('bytes=2-4'), film());
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(part.headers.get('content-length')).toBe('3');
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(await part.text()).toBe('234');
  });

  it('is answered whole where nothing else is asked for', async () => {
    const whole = await ranged(asked(), film());
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe('0123456789');
  });

  it('says how long it is where it ends before', async () => {
    const beyond = await ranged(asked('bytes=10-'), film());
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */10');
  });
});
