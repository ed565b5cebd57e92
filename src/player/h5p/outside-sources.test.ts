import { describe, expect, it } from 'vitest';
import { outsideSources } from './outside-sources.ts';

const PAGE = 'https://p.content.lantern.example/launch';
const FILM = { path: 'https://youtu.be/dQw4w9WgXcQ', mime: 'video/YouTube', copyright: { license: 'U' } };

describe('what lies on other hosts among the parameters of a content', () => {
  it.each([
    ['a film', { sources: [FILM] }, [FILM.path]],
    [
      'films deep in pages',
      { chapters: [{ content: { params: { a: [FILM], b: { c: FILM } } } }] },
      [FILM.path, FILM.path],
    ],
    ['an address as HTML', { path: 'http://a.example/?v=1&amp;t=2', mime: 'video/mp4' }, ['http://a.example/?v=1&t=2']],
    ['an address without a scheme', { path: '//a.example/b.mp3', mime: 'audio/mpeg' }, ['https://a.example/b.mp3']],
    ['a film of its own', { path: 'videos/a.mp4', mime: 'video/mp4' }, []],
    ['a film on its own host', { path: `${PAGE}/a.mp4`, mime: 'video/mp4' }, []],
    ['a picture', { path: 'https://a.example/b.png', mime: 'image/png' }, []],
    ['a link', { path: 'https://a.example' }, []],
    ['no address', { path: 'https://[', mime: 'video/mp4' }, []],
    ['nothing', undefined, []],
  ])('%s', (_, parameters, addresses) => {
    expect(outsideSources(parameters, PAGE)).toEqual(addresses);
  });
});
