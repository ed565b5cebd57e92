// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { FromLauncher } from '#campus/player/messages.ts';
import { watchOutside } from './watch-outside.ts';

const FILM = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

/** A page in a frame, of a world of its own as each is, that has come as far as this. */
function aPageSoFar(html: string): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow;
  if (page === null) throw new Error('a frame without a window');
  page.document.open();
  page.document.write(html);
  return page.window;
}

function refuse(part: Element, blockedURI: string): void {
  const World = part.ownerDocument.defaultView?.Event ?? Event;
  part.dispatchEvent(
    Object.assign(new World('securitypolicyviolation', { bubbles: true }), {
      effectiveDirective: 'frame-src',
      blockedURI,
    }),
  );
}

it('reports a film by its address where it is refused before the page is whole, and the browser names its host alone', () => {
  const sent: FromLauncher[] = [];
  const page = aPageSoFar(`<body><iframe src="${FILM}"></iframe>`);
  expect(page.document.readyState).toBe('loading');
  const watch = watchOutside((message) => sent.push(message));
  watch(page);
  const film = page.document.querySelector('iframe');
  if (film === null) throw new Error('the film is not there');
  refuse(film, 'https://www.youtube.com');
  expect(sent).toEqual([{ type: 'outside', address: FILM }]);
  // What is heard anew is the same listener, and the same address is reported once.
  watch(page);
  refuse(film, 'https://www.youtube.com');
  expect(sent).toHaveLength(1);
});
