import type { StartH5p, StartScorm } from '#campus/player/messages.ts';
import type { Content, Stage } from './content.ts';

/** The player of each kind is loaded when such a content is opened, and only then. */
export async function startContent(start: StartScorm | StartH5p, stage: Stage): Promise<Content> {
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
