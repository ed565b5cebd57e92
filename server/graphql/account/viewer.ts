import { LANGUAGE_IDS } from '#campus/languages.ts';
import { PROMOTED_CATEGORY } from '#campus/limits.ts';
import { completeMilestone } from '#server/commands/account/complete-milestone.ts';
import { setPreferredLanguage } from '#server/commands/account/set-preferred-language.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { UpdateViewerAction } from '#server/graphql/core/schema.gen.ts';
import type { ViewerSource } from '#server/graphql/core/sdl-models.ts';
import {
  consentsFor,
  maySee,
  partnersOf,
  visibleCategories,
  visibleCourses,
  visibleItems,
  visibleModules,
} from '#server/graphql/core/sources.ts';
import { ofKinds } from '#server/graphql/lists/lists.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { preferredLanguageId } from '#server/model/language.ts';
import { maySeeCatalogue, showsPromoted } from '#server/policies/catalogue.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { lockKeyOf } from '#server/store/people/lock-key.ts';
import { createIdasRelationship } from './wallet.ts';

export function viewerSource({ person }: CampusContext): ViewerSource {
  return { id: person?.id ?? null };
}

/** What somebody sees: a visitor has no id and nothing of their own. */
export const viewerResolvers = {
  Viewer: {
    preferredLanguage: (_, __, context) => preferredLanguageOf(context),
    modules: async (_, __, context) => visibleModules(context, (await context.learner?.moduleIds()) ?? []),
    enrolledUnits: async (_, __, context) => {
      const standings = [...((await context.learner?.standings()) ?? [])];
      const enrolled = standings.filter(([, { status }]) => status === 'TAKEN' || status === 'COMPLETED');
      return visibleCourses(
        context,
        enrolled.map(([id]) => id),
      );
    },
    bookmarkedItems: async (_, { kinds }, context) =>
      visibleItems(context, ofKinds((await context.learner?.bookmarks()) ?? [], kinds)),
    moduleCategories: (_, __, context) => visibleCategories(context),
    promotedModuleCategories: async (_, { shouldFetchSubOrgsModuleCategory }, context) => {
      const categories = await visibleCategories(context);
      if (shouldFetchSubOrgsModuleCategory !== true) return categories.filter((category) => category.isPromoted);
      const paths = new Set((await partnersOf(context)).map((partner) => partner.path));
      return categories.filter(({ subOrganisation }) => subOrganisation !== null && paths.has(subOrganisation));
    },
    moduleCategory: async (_, { identifier }, context) => {
      const { person, organisation, catalogue } = context;
      const isPublic = identifier === PROMOTED_CATEGORY && showsPromoted(catalogue);
      if (!isPublic && !maySeeCatalogue(person !== undefined, organisation)) return null;
      if (!(await maySee(context, 'categories', identifier))) return null;
      return catalogue.categories.find((category) => category.identifier === identifier) ?? null;
    },
    consentRequests: (_, __, context) => consentsFor(context),
    onboardingSlides: (_, __, { person, catalogue }) => (person === undefined ? [] : catalogue.slides),
    completedMilestones: async (_, __, { profile }) =>
      ((await profile?.milestones()) ?? []).map((denomination) => ({ id: denomination, denomination })),
    subOrganizations: (_, __, context) => partnersOf(context),
    contentLists: async (_, { isOwner }, { person, learner }) => {
      const lists = (await learner?.lists()) ?? [];
      return lists.filter((list) => typeof isOwner !== 'boolean' || (list.owner_id === person?.id) === isOwner);
    },
    lockKey: async (_, __, { person, parts, notes }) => {
      if (person === undefined) return null;
      // A secret beside text that others may have chosen is not compressed.
      notes.holdsToken = true;
      return lockKeyOf(parts.store, person.id);
    },
  },
} satisfies PartialResolvers;

/** As stored now: after an act the person of the request is a moment old. */
async function preferredLanguageOf(context: CampusContext): Promise<{ id: string }> {
  const { profile, languages, organisation } = context;
  if (profile === undefined) return { id: LANGUAGE_IDS[languages.asked] };
  const now = await profile.person();
  return { id: preferredLanguageId(organisation, now?.language) };
}

function doAction(trx: Trx, action: UpdateViewerAction, personId: string, now: Date): Promise<CommandResult> {
  const { setPreferredLanguage: language, completeMilestone: milestone, createIdasRelationship: wallet } = action;
  if (wallet) return Promise.resolve(refused('INVALID_INPUT'));
  if (language && !milestone) return setPreferredLanguage(trx, { personId, languageId: language.languageId });
  if (milestone && !language) return completeMilestone(trx, { personId, denomination: milestone.denomination, now });
  return Promise.resolve(refused('INVALID_INPUT'));
}

export const viewerMutations = {
  updateViewer: async (_, { actions }, context) => {
    const [{ createIdasRelationship: wallet, ...others } = {}, ...more] = actions;
    if (wallet && more.length === 0 && Object.values(others).every((other) => !other)) {
      const outcome = await createIdasRelationship(context, wallet.withRequestedAttributes === true);
      return { ...payloadOf(outcome), viewer: viewerSource(context) };
    }
    const outcome = await act(context, { field: 'updateViewer', args: { actions } }, async (trx, person) => {
      let last: CommandResult = refused('INVALID_INPUT');
      for (const action of actions) {
        last = await doAction(trx, action, person.id, context.now);
        if (last.is === 'refused') return last;
      }
      return last;
    });
    return { ...payloadOf(outcome), viewer: viewerSource(context) };
  },
} satisfies Fields<'Mutation'>;
