import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '#tools/test/find-chromium.ts';

/**
 * Draws the film of the demo campus from its page, picture by picture, and packs it as WebM (VP9), which every supported
 * browser plays. Wants `ffmpeg` on the path. The animations are CSS, so a moment of the film is a moment of theirs.
 */
const ROOT = resolve(import.meta.dirname, '..');
const FILM = join(ROOT, 'server/content/demo/lantern/files/greetings.webm');
const SECONDS = 24;
const PER_SECOND = 12;
const BYTES_MAX = 300 * 1024;

const frames = mkdtempSync(join(tmpdir(), 'campus-film-'));
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport: { width: 854, height: 480 } });
await page.goto(pathToFileURL(join(ROOT, '.ci/film/greetings.html')).href);
await page.evaluate(() => document.fonts.ready);
for (let at = 0; at < SECONDS * PER_SECOND; at += 1) {
  await page.evaluate(
    (moment) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = moment;
      }
    },
    (at * 1000) / PER_SECOND,
  );
  await page.screenshot({ path: join(frames, `${String(at).padStart(4, '0')}.png`) });
}
await browser.close();

const packed = spawnSync(
  'ffmpeg',
  [
    ['-y', '-loglevel', 'error', '-framerate', String(PER_SECOND), '-i', join(frames, '%04d.png')],
    ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-pix_fmt', 'yuv420p', '-row-mt', '1'],
    // A picture to jump to every two seconds, and the index at the front: a player seeks without reading the whole file.
    ['-g', String(2 * PER_SECOND), '-cues_to_front', '1', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', FILM],
  ].flat(),
  { stdio: 'inherit' },
);
rmSync(frames, { recursive: true });
if (packed.status !== 0) throw new Error('ffmpeg could not pack the film.');
const { size } = statSync(FILM);
if (size > BYTES_MAX) throw new Error(`The film has ${size} bytes, more than ${BYTES_MAX}.`);
process.stdout.write(`${FILM}: ${size} bytes\n`);
