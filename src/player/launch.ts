import { receivedHere } from '#campus/network/received-bytes.ts';
import { GREETING, type StartH5p, type StartScorm, type ToLauncher, WELCOME } from '#campus/player/messages.ts';
import { PLAYER_FOLDER, packageFolder } from '#campus/player/package-origin.ts';
import type { AnsweredFile } from '#campus/player/worker-messages.ts';
import { askApp } from './ask-app.ts';
import { answerAtOnce } from './at-once/answer-at-once.ts';
import { markPage } from './at-once/mark-page.ts';
import { textsAtOnce } from './at-once/texts-at-once.ts';
import type { Content, Stage } from './content.ts';
import { answerWorker, receivedByWorker, throughWorker } from './content-worker.ts';
import { collectsUnkept, handsOver } from './hand-over.ts';
import { makeStage } from './stage.ts';
import type { UnkeptStore } from './unkept.ts';

/** The launcher: greets the app that frames it, and starts what the app says by the port that it answers with. */
function launch(): void {
  addEventListener('message', function welcome({ source, data, ports }: MessageEvent<unknown>) {
    const [port] = ports;
    if (source !== parent || data !== WELCOME || port === undefined) return;
    removeEventListener('message', welcome);
    listenTo(port);
  });
  // Only the app may frame this page, by its headers; so nobody else hears it.
  parent.postMessage(GREETING, '*');
}

function listenTo(port: MessagePort): void {
  const files = askApp((message) => port.postMessage(message));
  const stage = makeStage((message) => port.postMessage(message));
  let content: Promise<Content> | undefined;
  let playing: StartScorm | StartH5p | undefined;

  answerWorker(async (path): Promise<AnsweredFile> => {
    const isMine =
      playing !== undefined && (path.startsWith(packageFolder(playing.packageId)) || path.startsWith(PLAYER_FOLDER));
    if (!isMine) return { is: 'not-mine' };
    const file = playing?.isKept === true ? await files.ask(path) : null;
    if (file === null) return { is: 'network' };
    return { is: 'file', type: file.type, body: window.campusAtOnce === undefined ? file.body : await markPage(file) };
  });

  async function start(message: StartScorm | StartH5p, unkept: UnkeptStore): Promise<Content> {
    playing = message;
    stage.dress(message);
    if (message.isKept) await throughWorker('claim');
    if (message.isKept && message.type === 'start-scorm' && message.index.asksAtOnce) {
      const texts = await textsAtOnce(message.index, message.packageId, files.ask);
      window.campusAtOnce = (page) => answerAtOnce(page, (path) => texts.get(path));
    }
    return startContent(message, { ...stage, unkept });
  }

  const begin = (message: StartScorm | StartH5p, unkept: UnkeptStore): void => {
    content ??= start(message, unkept);
    content.catch(() => stage.fail());
  };
  const startAfter = handsOver({ send: (message) => port.postMessage(message), start: begin });

  const { collect, collected } = collectsUnkept((message) => port.postMessage(message));

  port.onmessage = async ({ data }: MessageEvent<ToLauncher>) => {
    if (data.type === 'file') files.receive(data);
    else if (data.type === 'prepare' || data.type === 'prove') {
      const isReady = await throughWorker(data.type);
      port.postMessage({ type: 'received', bytes: receivedHere(performance) + (await receivedByWorker()) });
      port.postMessage({ type: isReady ? 'prepared' : 'unprepared' });
    } else if (data.type === 'start-h5p' || data.type === 'start-scorm') await startAfter(data);
    else if (data.type === 'collect') await collect(data);
    else if (data.type === 'collected') await collected();
    else {
      const begun = await content?.catch(() => undefined);
      if (begun !== undefined) begun.receive(data);
      // What did not begin has said its last word.
      else if (data.type === 'leave') stage.send({ type: 'left' });
    }
  };
}

launch();

/** The player of each kind is loaded when such a content is opened, and only then. */
async function startContent(start: StartScorm | StartH5p, stage: Stage): Promise<Content> {
  if (start.type === 'start-h5p') {
    const { startH5p } = await import('./h5p/h5p.ts');
    return startH5p(start, stage);
  }
  if (start.package.version === '1.2') {
    const { startScorm12 } = await import('./scorm/scorm12.ts');
    return startScorm12(start, stage);
  }
  const { startScorm2004 } = await import('./scorm/scorm2004.ts');
  return startScorm2004(start, stage);
}
