import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of no film: a journey reaches no host but the campus. */
export const FILM_ID = 'dQw4w9WgXcQ';

/**
 * Begins as H5P.Video does with films of YouTube: a box with its words until the script of the film's host has come, for all
 * films of the content once. `frames` are shown by their addresses.
 */
const LIBRARY = `H5P.Outside = function (params) {
  this.attach = ($container) => {
    const [container] = $container;
    if (params.sources) {
      const box = document.createElement('div');
      box.className = 'h5p-video h5p-youtube';
      box.innerHTML = '<div><div style="padding-top: 56%">Video player loading...</div></div>';
      container.append(box);
      const script = document.createElement('script');
      script.src = 'https://www.youtube.com/iframe_api';
      document.head.append(script);
    }
    for (const address of params.frames || []) {
      const frame = document.createElement('iframe');
      frame.src = address;
      container.append(frame);
    }
    const end = document.createElement('p');
    end.textContent = 'End of the exercise';
    container.append(end);
  };
};
`;

const DEPENDENCY = { machineName: 'H5P.Outside', majorVersion: 1, minorVersion: 0 };

/** What each exercise shows of other hosts, by its title. */
const EXERCISES = {
  Film: { sources: [{ path: `https://youtu.be/${FILM_ID}`, mime: 'video/YouTube' }] },
  Frames: { frames: [`https://www.youtube.com/embed/${FILM_ID}`, 'https://maps.example/here?of=you'] },
};

/** Gives an organisation a unit whose lesson has exercises that lean on other hosts. */
export function addOutsideExercises(folder: string, organisation: string, id: string): void {
  const unit = join(folder, organisation, 'units', id);
  mkdirSync(join(unit, 'lessons'), { recursive: true });
  const facts = `denomination: {en: ${id}, de: ${id}}\ncourseType: HOSTED_COURSE\nworkload: 10\n`;
  writeFileSync(join(unit, 'unit.yaml'), facts);
  const components = Object.entries(EXERCISES).map(([title, parameters]) => {
    writePackage(join(folder, organisation, 'files', `${title}.h5p`), title, parameters);
    return `  - newH5p: {title: {en: ${title}, de: ${title}}, package: files/${title}.h5p}\n`;
  });
  const lesson = `denomination: {en: Elsewhere, de: Anderswo}\nlength: 5\ncomponents:\n${components.join('')}`;
  writeFileSync(join(unit, 'lessons/01-elsewhere.yaml'), lesson);
}

function writePackage(folder: string, title: string, parameters: unknown): void {
  const library = join(folder, 'H5P.Outside-1.0');
  mkdirSync(library, { recursive: true });
  mkdirSync(join(folder, 'content'));
  const description = {
    title,
    language: 'und',
    mainLibrary: DEPENDENCY.machineName,
    embedTypes: ['div'],
    license: 'U',
  };
  writeFileSync(join(folder, 'h5p.json'), JSON.stringify({ ...description, preloadedDependencies: [DEPENDENCY] }));
  writeFileSync(join(folder, 'content/content.json'), JSON.stringify(parameters));
  const facts = { title: 'Outside', runnable: 1, patchVersion: 0, preloadedJs: [{ path: 'outside.js' }] };
  writeFileSync(join(library, 'library.json'), JSON.stringify({ ...facts, ...DEPENDENCY }));
  writeFileSync(join(library, 'outside.js'), LIBRARY);
}
