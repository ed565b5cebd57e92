import { isLanguageCode, LANGUAGE_IDS } from '#campus/languages.ts';
import { setPreferredLanguage } from '#server/commands/set-preferred-language.ts';
import { act, payloadOf } from '#server/door/act.ts';
import type { CampusContext } from '#server/door/context.ts';
import { type Outcome, refused } from '#server/door/outcome.ts';
import { maySeeCatalogue } from '#server/policies/catalogue.ts';
import { lockKeyOf } from '#server/store/lock-key.ts';
import { findPerson } from '#server/store/people.ts';
import type { MutationUpdateViewerArgs, ViewerContentListsArgs } from './schema.gen.ts';
import { visibleCourses, visibleItems, visibleModules } from './sources.ts';

export interface ViewerSource {
  readonly id: string | null;
}

export function viewerSource({ person }: CampusContext): ViewerSource {
  return { id: person?.id ?? null };
}

/** What somebody sees: a visitor has no id and nothing of their own. */
export const viewerResolvers = {
  Viewer: {
    preferredLanguage: preferredLanguageOf,
    modules: async (_: unknown, __: unknown, context: CampusContext) =>
      visibleModules(context, (await context.learner?.moduleIds()) ?? []),
    enrolledUnits: async (_: unknown, __: unknown, context: CampusContext) => {
      const standings = [...((await context.learner?.standings()) ?? [])];
      const enrolled = standings.filter(([, { status }]) => status === 'TAKEN' || status === 'COMPLETED');
      return visibleCourses(
        context,
        enrolled.map(([id]) => id),
      );
    },
    bookmarkedItems: async (_: unknown, __: unknown, context: CampusContext) =>
      visibleItems(context, (await context.learner?.bookmarks()) ?? []),
    moduleCategories: (_: unknown, __: unknown, { person, organisation, catalogue }: CampusContext) =>
      maySeeCatalogue(person !== undefined, organisation) ? catalogue.categories : [],
    contentLists: async (_: unknown, { isOwner }: ViewerContentListsArgs, { person, learner }: CampusContext) => {
      const lists = (await learner?.lists()) ?? [];
      return lists.filter((list) => typeof isOwner !== 'boolean' || (list.owner_id === person?.id) === isOwner);
    },
    lockKey: async (_: unknown, __: unknown, { person, parts, notes }: CampusContext) => {
      if (person === undefined) return null;
      // A secret beside text that others may have chosen is not compressed.
      notes.holdsToken = true;
      return lockKeyOf(parts.store, person.id);
    },
  },
};

/** As stored now: after an act the person of the request is a moment old. */
async function preferredLanguageOf(_: unknown, __: unknown, context: CampusContext): Promise<{ id: string }> {
  const { person, parts, languages, organisation } = context;
  if (person === undefined) return { id: LANGUAGE_IDS[languages.asked] };
  const now = await findPerson(parts.store.read, person.id);
  const code = isLanguageCode(now?.language) ? now.language : organisation.defaultLanguage;
  return { id: LANGUAGE_IDS[code] };
}

export const viewerMutations = {
  updateViewer: async (_: unknown, { actions }: MutationUpdateViewerArgs, context: CampusContext) => {
    const outcome = await act(context, { field: 'updateViewer', args: { actions } }, async (trx, person) => {
      let last: Outcome = refused('INVALID_INPUT');
      for (const { setPreferredLanguage: wish } of actions) {
        if (!wish) return refused('INVALID_INPUT');
        last = await setPreferredLanguage(trx, { personId: person.id, languageId: wish.languageId });
        if (last.is === 'refused') return last;
      }
      return last;
    });
    return { ...payloadOf(outcome), viewer: viewerSource(context) };
  },
};
