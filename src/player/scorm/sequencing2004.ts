import { Scorm2004API } from 'scorm-again/scorm2004/min';
import type { ScormItem } from '#campus/package-index.ts';
import type { StartScorm } from '#campus/player/messages.ts';
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
  /** Asks for a move; the item that comes of it, or null. */
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
      activityTree: { ...withoutTimeLimit(sequencing), id: organizationId, title, children: items.map(activityOf) },
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
  api.on('SetValue', hooks.onSet);
  api.on('Terminate', hooks.onEnd);
  const taken = (): string | null => {
    const item = delivered;
    delivered = null;
    return item;
  };
  return {
    api,
    state: restingState(api),
    valid: () => valid,
    ask: (request, item) => {
      taken();
      api.processNavigationRequest(request, item);
      return taken();
    },
    taken,
  };
}

type Settings = NonNullable<ConstructorParameters<typeof Scorm2004API>[0]>;
type Activity = NonNullable<NonNullable<Settings['sequencing']>['activityTree']>;

/**
 * The end of an item takes the sequencing out of the item, commits, and only then goes where it leads. What is kept by that
 * commit is the state before it: from the one in between there is no way on.
 */
function restingState(api: Scorm2004API): () => string {
  const end = api.lmsFinish.bind(api);
  let before: string | undefined;
  api.lmsFinish = (parameter) => {
    before = api.serializeSequencingState();
    try {
      return end(parameter);
    } finally {
      before = undefined;
    }
  };
  api.Terminate = api.lmsFinish;
  return () => before ?? api.serializeSequencingState();
}

function activityOf({ id, title, isVisible, sequencing, children }: ScormItem): Activity {
  return { ...withoutTimeLimit(sequencing), id, title, isVisible, children: children.map(activityOf) };
}

/**
 * The limit of an attempt's time is told to the item, which ends itself (SCORM 2004 RTE 4.2.13); a campus need not hold it
 * (SN 4.4.1), and the runtime takes the limit for the time that has passed, so that nothing would ever begin.
 */
function withoutTimeLimit(sequencing: ScormItem['sequencing']): ScormItem['sequencing'] {
  return { ...sequencing, attemptAbsoluteDurationLimit: undefined };
}
