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
      activityTree: { ...sequencing, id: organizationId, title, children: items.map(activityOf) },
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

function activityOf({ id, title, isVisible, sequencing, children }: ScormItem): Activity {
  return { ...sequencing, id, title, isVisible, children: children.map(activityOf) };
}
