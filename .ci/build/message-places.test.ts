import { describe, expect, it } from 'vitest';
import { isDaily, messagePlaces } from './message-places.ts';

/** A build of two daily files and two others; `both` is said by one of each. */
function built() {
  const places = messagePlaces();
  places.note('start.tsx', ['home', 'both']);
  places.note('frame.tsx', ['frame']);
  places.note('settings.tsx', ['setting', 'both']);
  places.note('attendance.tsx', ['present']);
  places.note('shaken-off.tsx', ['nowhere']);
  places.sort([
    { fileName: 'assets/a.js', moduleIds: ['start.tsx', 'react.js'] },
    { fileName: 'assets/b.js', moduleIds: ['frame.tsx'] },
    { fileName: 'assets/more/c.js', moduleIds: ['settings.tsx'] },
    { fileName: 'assets/online/d.js', moduleIds: ['attendance.tsx'] },
  ]);
  return places;
}

describe('the messages of a build', () => {
  it('are in the first catalogue where a file of a daily page says them, whoever else does', () => {
    const { isLater } = built();
    expect(['home', 'frame', 'both'].filter(isLater)).toEqual([]);
    expect(['setting', 'present'].filter(isLater)).toEqual(['setting', 'present']);
  });

  it('are in the first one too where no file is seen to say them', () => {
    const { isLater } = built();
    expect(['nowhere', 'named.by.the.specification'].filter(isLater)).toEqual([]);
  });

  it('are of a daily page by the folder of the file', () => {
    const files = ['assets/a.js', 'assets/more/c.js', 'assets/online/d.js'];
    expect(files.map(isDaily)).toEqual([true, false, false]);
  });
});
