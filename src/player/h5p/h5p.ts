import library from 'h5p-standalone';
import frameJs from 'h5p-standalone/dist/frame.bundle.js?url';
import frameCss from 'h5p-standalone/dist/styles/h5p.css?url';
import * as v from 'valibot';
import type { StartH5p } from '#campus/player/messages.ts';
import { packageFolder } from '#campus/player/package-origin.ts';
import type { Content, Stage } from '#player/content.ts';
import { focusWithin } from '#player/focus-within.ts';
import type { H5pCore } from './h5p-core.ts';
import { createH5pJournal, type H5pJournal } from './h5p-journal.ts';
import { keepState } from './keep-state.ts';
import { reportOutsideParts } from './outside-parts.ts';
import { reduceStatement } from './reduce-statement.ts';

/** Of our one content in the page. */
const CONTENT = 'content';
/** The library asks for a number to hand a state back at all; ours is reported by `keepState`. */
const ITS_OWN_ROUND = 60;

/** Plays an H5P content in the launcher's own page: its libraries are code of others, as all that runs on this host. */
export async function startH5p(start: StartH5p, stage: Stage): Promise<Content> {
  const { place, send } = stage;
  dress(start.look);
  // As high as the content is: the frame follows.
  document.documentElement.style.blockSize = 'auto';
  document.body.style.cssText = 'block-size: auto; display: block; overflow-x: hidden;';
  reportOutsideParts(stage, start.words.outside, parametersOf);
  await Promise.race([load(start, place), firstFault()]);
  const core = window.H5P;
  if (core === undefined) throw new Error('no H5P');
  const journal = createH5pJournal(start, stage);
  const keeper = begin(core, stage, journal);
  new ResizeObserver(() => send({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) })).observe(
    place,
  );
  send({ type: 'shown' });
  return {
    receive: (message) => {
      if (message.type === 'focus') focusWithin(place, 'before');
      if (message.type === 'kept') journal.kept(message.item, message.sequence);
      if (message.type !== 'leave') return;
      keeper.look();
      send({ type: 'left' });
    },
  };
}

/** For contents that ask for it; others are as their makers wanted. */
function dress({ scheme, colours }: StartH5p['look']): void {
  const { style } = document.documentElement;
  style.setProperty('--campus-scheme', scheme);
  for (const [role, colour] of Object.entries(colours)) style.setProperty(`--campus-${role}`, colour);
}

function load({ packageId, state }: StartH5p, place: HTMLElement): Promise<string> {
  return new library.H5P(place, {
    id: CONTENT,
    h5pJsonPath: packageFolder(packageId).slice(0, -1),
    frameJs,
    frameCss,
    embedType: 'div',
    saveFreq: ITS_OWN_ROUND,
    preventH5PInit: false,
    ...(state !== undefined && { contentUserData: [{ state }] }),
  });
}

/** Of our content, as the library read them; undefined where it did not. */
function parametersOf(): unknown {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson()),
    window.H5PIntegration?.contents?.[`cid-${CONTENT}`]?.jsonContent,
  );
  return parsed.success ? parsed.output : undefined;
}

/** Listens before the content says its first word. */
function begin(core: H5pCore, { place, send }: Stage, journal: H5pJournal): ReturnType<typeof keepState> {
  let keeper: ReturnType<typeof keepState> | undefined;
  core.externalDispatcher.on('xAPI', ({ data }) => {
    const statement: unknown = typeof data === 'object' && data !== null && 'statement' in data ? data.statement : null;
    const reduced = reduceStatement(statement);
    if (reduced === undefined) return;
    journal.statement(reduced);
    // Where the content is now belongs to it, and it may say more in a moment.
    keeper?.look();
    keeper?.touch();
  });
  core.init(place);
  if (core.instances.length === 0) throw new Error('no content');
  keeper = keepState(core, journal, send);
  return keeper;
}

/** The library waits for ever for a script that does not come. */
function firstFault(): Promise<never> {
  return new Promise((_, reject) => {
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) reject(new Error(target.src));
      },
      { capture: true },
    );
  });
}
