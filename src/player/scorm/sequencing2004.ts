import { Scorm2004API } from 'scorm-again/scorm2004/min';
import type { ScormItem } from '#campus/packages/package-index.ts';
import type { StartScorm } from '#campus/player/messages.ts';
import { activitySettings } from './activity-settings.ts';
import { committing } from './commit-here.ts';
import type { Hooks } from './machine.ts';

/** Where one can go from here, as the sequencing sees it. */
type Valid = {
  readonly continue: boolean;
  readonly previous: boolean;
  readonly choice: Readonly<Record<string, string>>;
  readonly hideLmsUi: readonly string[];
};

export type Sequencing = {
  readonly api: Scorm2004API;
  /** What it remembers, at rest: never in the middle of the end of an item. */
  readonly state: () => string;
  readonly valid: () => Valid;
  /**
   * The learner asks for a move while an item is open: it becomes the request that the end of the item carries, in the place of
   * the item's own. Nothing is processed before that.
   */
  readonly plan: (request: string, item?: string) => void;
  /** Asks for a move, unless the end of an item has carried it; the item that comes of it, or null. */
  readonly ask: (request: string, item?: string) => string | null;
  /** What came of the end of an item. */
  readonly taken: () => string | null;
};

/** The runtime with its sequencing, set up by the manifest. */
export function sequencingOf(start: StartScorm, hooks: Hooks): Sequencing {
  const { organizationId, title, sequencing, items } = start.package;
  let delivered: string | null = null;
  let valid: Valid = { continue: false, previous: false, choice: {}, hideLmsUi: [] };
  const api = new Scorm2004API({
    ...committing(hooks.onCommit),
    sequencing: {
      activityTree: {
        ...activitySettings(sequencing, { isChapter: true }),
        id: organizationId,
        title,
        children: items.map(activityOf),
      },
      eventListeners: {
        onActivityDelivery: ({ id }) => {
          delivered = id;
        },
        onNavigationValidityUpdate: (now) => {
          valid = now;
        },
      },
    },
  });
  limitNewAttempts(api.getSequencingState().rootActivity);
  api.on('SetValue', hooks.onSet);
  api.on('Terminate', hooks.onEnd);
  const taken = (): string | null => {
    const item = delivered;
    delivered = null;
    return item;
  };
  const { state, plan, isCarried } = watchEnds(api);
  return {
    api,
    state,
    valid: () => valid,
    plan,
    ask: (request, item) => {
      if (isCarried()) return taken();
      taken();
      api.processNavigationRequest(request, item);
      return taken();
    },
    taken,
  };
}

type Settings = NonNullable<ConstructorParameters<typeof Scorm2004API>[0]>;
type Activity = NonNullable<NonNullable<Settings['sequencing']>['activityTree']>;

type Limited = { attemptLimit: number | null; readonly isActive: boolean; readonly children: readonly Limited[] };

/**
 * A limit of attempts holds for what would begin a new one (SN UP.1). The runtime asks for it at each delivery below an activity
 * too, so that a chapter with one attempt would be over with its first item.
 */
function limitNewAttempts(activity: Limited): void {
  let limit = activity.attemptLimit;
  Object.defineProperty(activity, 'attemptLimit', {
    get: () => (activity.isActive ? null : limit),
    set: (value: number | null) => {
      limit = value;
    },
  });
  for (const child of activity.children) limitNewAttempts(child);
}

type Ends = Pick<Sequencing, 'state' | 'plan'> & {
  /** Whether the move that was planned has gone with the end of an item; once for each. */
  readonly isCarried: () => boolean;
};

/**
 * The end of an item takes the sequencing out of the item, commits, and only then goes where it leads. What is kept by that
 * commit is the state before it: from the one in between there is no way on. The end carries one request only: the runtime
 * would evaluate the rules of the item once for its end and once more for the learner's move.
 */
function watchEnds(api: Scorm2004API): Ends {
  const end = api.lmsFinish.bind(api);
  let before: string | undefined;
  let planned: string | undefined;
  let isCarried = false;
  api.lmsFinish = (parameter) => {
    before = api.serializeSequencingState();
    if (planned !== undefined && api.isInitialized()) {
      isCarried = asks(api, planned);
      planned = undefined;
    }
    try {
      return end(parameter);
    } finally {
      before = undefined;
    }
  };
  api.Terminate = api.lmsFinish;
  return {
    state: () => before ?? api.serializeSequencingState(),
    plan: (request, item) => {
      planned = item === undefined ? request : `{target=${item}}${request}`;
      isCarried = false;
    },
    isCarried: () => {
      const was = isCarried;
      [planned, isCarried] = [undefined, false];
      return was;
    },
  };
}

/** False: the runtime does not take an identifier of this form in a request. */
function asks(api: Scorm2004API, request: string): boolean {
  try {
    api.adl.nav.request = request;
    return true;
  } catch {
    return false;
  }
}

function activityOf({ id, title, isVisible, sequencing, children }: ScormItem): Activity {
  const settings = activitySettings(sequencing, { isChapter: children.length > 0 });
  return { ...settings, id, title, isVisible, children: children.map(activityOf) };
}
