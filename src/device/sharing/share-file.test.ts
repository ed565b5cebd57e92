// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '#device/storage/save-file.ts';
import { shareFile } from './share-file.ts';

vi.mock('#device/storage/save-file.ts', () => ({ saveFile: vi.fn() }));

const FILE = new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' });
const share = vi.fn<(data: { files: File[] }) => Promise<void>>();

function withSharing(takesFiles: boolean): void {
  Object.assign(navigator, { canShare: () => takesFiles, share });
}

beforeEach(() => {
  share.mockReset();
  vi.mocked(saveFile).mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

describe('handing over a file', () => {
  it('goes to another app where the device shares files', async () => {
    withSharing(true);
    await shareFile('session.ics', FILE);
    expect(share.mock.calls[0]?.[0].files.map(({ name, type }) => [name, type])).toEqual([
      ['session.ics', 'text/calendar'],
    ]);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each([
    ['has no sharing', undefined],
    ['shares no such files', false],
  ] as const)('saves it where the browser %s', async (_why, takesFiles) => {
    if (takesFiles !== undefined) withSharing(takesFiles);
    await shareFile('session.ics', FILE);
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('session.ics', FILE);
  });

  it('saves nothing when the person closes the sheet of apps', async () => {
    withSharing(true);
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    await shareFile('session.ics', FILE);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('saves it where sharing breaks', async () => {
    withSharing(true);
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await shareFile('session.ics', FILE);
    expect(saveFile).toHaveBeenCalledOnce();
  });
});
