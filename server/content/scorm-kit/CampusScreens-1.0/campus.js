/** Names of the data model in the two versions of SCORM, and how each writes a time. */
const VERSIONS = [
  {
    name: 'API_1484_11',
    call: (api) => ({ begin: 'Initialize', end: 'Terminate', get: 'GetValue', set: 'SetValue', keep: 'Commit', api }),
    place: 'cmi.location',
    score: 'cmi.score',
    language: 'cmi.learner_preference.language',
    exit: 'cmi.exit',
    time: 'cmi.session_time',
    written: (seconds) =>
      `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${Math.floor(seconds % 60)}S`,
    statuses: ({ isDone, isPassed, share }) => ({
      'cmi.score.scaled': share.toFixed(2),
      'cmi.completion_status': isDone ? 'completed' : 'incomplete',
      ...(isDone && isPassed !== undefined ? { 'cmi.success_status': isPassed ? 'passed' : 'failed' } : {}),
    }),
  },
  {
    name: 'API',
    call: (api) => ({
      begin: 'LMSInitialize',
      end: 'LMSFinish',
      get: 'LMSGetValue',
      set: 'LMSSetValue',
      keep: 'LMSCommit',
      api,
    }),
    place: 'cmi.core.lesson_location',
    score: 'cmi.core.score',
    language: 'cmi.student_preference.language',
    exit: 'cmi.core.exit',
    time: 'cmi.core.session_time',
    written: (seconds) =>
      [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)]
        .map((part, n) => String(part).padStart(n === 0 ? 4 : 2, '0'))
        .join(':'),
    statuses: ({ isDone, isPassed }) => ({ 'cmi.core.lesson_status': statusOf(isDone, isPassed) }),
  },
];

function statusOf(isDone, isPassed) {
  if (!isDone) return 'incomplete';
  if (isPassed === undefined) return 'completed';
  return isPassed ? 'passed' : 'failed';
}

/** Most frames above this one, or above who opened it, in which the API is looked for (SCORM RTE 3.3.6). */
const FRAMES_UP = 50;

function find(name) {
  for (const first of [window.parent, window.opener]) {
    let frame = first;
    for (let n = 0; frame && n < FRAMES_UP; n += 1) {
      try {
        if (frame[name]) return frame[name];
      } catch {
        break;
      }
      if (frame.parent === frame) break;
      frame = frame.parent;
    }
  }
  return undefined;
}

const NO_CAMPUS = { isThere: false, language: '', place: '', state: {}, keep() {}, more() {} };

/**
 * The campus as a package sees it. Without one everything works and nothing is kept: a package can be read from a folder.
 * `isThere` says whether it is.
 */
export function openCampus() {
  const version = VERSIONS.find(({ name }) => find(name));
  return version === undefined ? NO_CAMPUS : new Campus(version);
}

class Campus {
  constructor(version) {
    const { api, ...calls } = version.call(find(version.name));
    this.version = version;
    this.get = (element) => String(api[calls.get](element));
    this.set = (values) => {
      for (const [element, value] of Object.entries(values)) api[calls.set](element, String(value));
      api[calls.keep]('');
    };
    this.end = () => api[calls.end]('');
    this.begun = Date.now();
    api[calls.begin]('');
    this.isThere = true;
    this.language = this.get(version.language);
    this.place = this.get(version.place);
    this.state = parsed(this.get('cmi.suspend_data'));
    addEventListener('pagehide', () => this.leave(), { once: true });
  }

  /** All that is known of the person's way through this part, at once. */
  keep({ place, state, points, of, isDone, isPassed, language }) {
    const { version } = this;
    const share = of === 0 ? 1 : points / of;
    this.isDone = isDone;
    this.set({
      [version.place]: place,
      [version.language]: language,
      [`${version.score}.min`]: 0,
      [`${version.score}.max`]: 100,
      [`${version.score}.raw`]: Math.round(share * 100),
      'cmi.suspend_data': JSON.stringify(state),
      ...version.statuses({ isDone, isPassed, share }),
    });
  }

  /** Further elements, where this version has them. */
  more(values) {
    if (this.version.name === 'API_1484_11') this.set(values);
  }

  leave() {
    const { version, begun } = this;
    const time = version.written((Date.now() - begun) / 1000);
    this.set({ [version.time]: time, [version.exit]: this.isDone ? '' : 'suspend' });
    this.end();
  }
}

function parsed(text) {
  try {
    return JSON.parse(text) || {};
  } catch {
    return {};
  }
}
