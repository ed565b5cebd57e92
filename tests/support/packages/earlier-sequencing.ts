import { Scorm2004API } from 'scorm-again/scorm2004/min';

const FLOW = { flow: true, choice: true };

/** What a campus kept whose sequencing was scorm-again's: the item was left in the middle of its end, where it was cut off. */
export function earlierState(items: readonly string[], open: string): string {
  let kept = '';
  const api: Scorm2004API = new Scorm2004API({
    lmsCommitUrl: 'here',
    logLevel: 'NONE',
    httpService: {
      processHttpRequest: () => {
        kept = api.serializeSequencingState();
        return { result: 'true', errorCode: 0 };
      },
      updateSettings: () => undefined,
    },
    sequencing: {
      activityTree: {
        id: 'o',
        title: 'o',
        sequencingControls: FLOW,
        children: items.map((id) => ({ id, title: id, children: [] })),
      },
    },
  });
  api.processNavigationRequest('choice', open);
  api.lmsInitialize('');
  api.adl.nav.request = 'suspendAll';
  api.lmsFinish('');
  return kept;
}

/** The same of a course whose state was too long to be kept whole. */
export function packedEarlierState(open: string): string {
  const was = { in: { attemptCount: { is: 1 }, isSuspended: { is: true } } };
  const sequencing = { in: { suspendedActivity: { is: open }, activityStates: { in: { o: was, [open]: was } } } };
  return JSON.stringify({ since: 70_000, change: { in: { sequencing } } });
}
