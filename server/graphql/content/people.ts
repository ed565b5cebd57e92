import { LEARNERS_ON_MAP } from '#campus/own-limits.ts';
import { participantFields } from '#server/graphql/attachments/participants.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleModules } from '#server/graphql/core/sources.ts';
import { pickMessage } from '#server/messages/pick-message.ts';
import { chatOf } from '#server/policies/chat.ts';
import { shownPicture } from '#server/policies/profile-picture.ts';
import { publicName } from '#server/policies/public-name.ts';

/** People as others see them: of the same organisation, and never for a visitor. */
export const peopleQueries = {
  publicUser: async (_, { id }, { person, content }) =>
    person === undefined ? null : ((await content.person(id)) ?? null),
  learnersOnMap: async (_, __, { person, content, organisation }) =>
    person === undefined || !organisation.features.showLearnerMap ? [] : content.onMap(LEARNERS_ON_MAP),
} satisfies Fields<'Query'>;

export const peopleResolvers = {
  LearnerOnMap: {
    lat: ({ latHundredths }) => latHundredths / 100,
    lng: ({ lngHundredths }) => lngHundredths / 100,
  },

  PublicUser: {
    publicName: (other, _, { organisation, languages }) =>
      publicName(other, organisation.features) ?? pickMessage(languages, ({ anonymous }) => anonymous),
    profileImage: ({ profileImage }, _, { organisation }) => shownPicture(profileImage, organisation),
    isTutor: async ({ id }, _, { content }) =>
      [...(await content.tutors()).values()].some((tutors) => tutors.some((tutor) => tutor.id === id)),
    ...participantFields,
    mattermostHandle: ({ id }, _, { organisation, content }) =>
      chatOf(organisation) === null ? null : content.chatHandleOf(id),
    // Modules that the asker may not see stay unsaid, whoever is in them.
    enrolledModules: async ({ id, showsActivity }, _, context) =>
      showsActivity || id === context.person?.id ? visibleModules(context, await context.content.modulesOf(id)) : [],
  },
} satisfies PartialResolvers;
