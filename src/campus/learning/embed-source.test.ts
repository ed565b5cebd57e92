import { describe, expect, it } from 'vitest';
import { embedSource, filmPage } from './embed-source.ts';

const FILM = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

describe('what the video gate frames', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=0',
  ])('is the host without cookies for %s', (url) => {
    expect(embedSource('YouTube', url, [])).toEqual({ src: FILM, host: 'www.youtube-nocookie.com' });
  });

  it.each([
    ['youtube', 'https://evil.example/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ'],
    ['youtube', 'http://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/watch?v=a"onload=x'],
    ['youtube', 'javascript:alert(1)'],
    ['youtube', ''],
    ['somebody', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['h5p', 'https://exercises.example/1'],
    ['vimeo', 'https://vimeo.com/12345678'],
  ])('is nothing for %s and %s where no policy lets it in', (provider, url) => {
    expect(embedSource(provider, url, [])).toBeUndefined();
  });

  it('is what the organisation’s policy lets in', () => {
    expect(embedSource('vimeo', 'https://vimeo.com/12345678', ['https://player.vimeo.com'])?.src).toBe(
      'https://player.vimeo.com/video/12345678?autoplay=1&dnt=1',
    );
    expect(embedSource('h5p', 'https://exercises.example/1', ['exercises.example'])?.host).toBe('exercises.example');
  });
});

describe('the page where a film can be watched', () => {
  it.each([
    ['http://youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://player.vimeo.com/video/12345678?h=1', 'https://vimeo.com/12345678'],
  ])('of %s is %s', (url, href) => {
    expect(filmPage(url)?.href).toBe(href);
  });

  it.each([
    'https://www.youtube.com/iframe_api',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'javascript://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'no address',
  ])('is none for %s', (url) => {
    expect(filmPage(url)).toBeUndefined();
  });
});
