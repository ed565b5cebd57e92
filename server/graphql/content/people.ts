import type { QueryPublicUserArgs } from '#server/graphql/core/schema.gen.ts';
import { visibleModules } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickMessage } from '#server/messages/pick-message.ts';
import { shownPicture } from '#server/policies/profile-picture.ts';
import { publicName } from '#server/policies/public-name.ts';
import type { OtherPerson } from '#server/store/appointments/others.ts';

/** People as others see them: of the same organisation, and never for a visitor. */
export const peopleQueries = {
  publicUser: async (
    _: unknown,
    { id }: QueryPublicUserArgs,
    { person, content }: CampusContext,
  ): Promise<OtherPerson | null> => (person === undefined ? null : ((await content.person(id)) ?? null)),
};

export const peopleResolvers = {
  PublicUser: {
    publicName: (other: OtherPerson, _: unknown, { organisation, languages }: CampusContext) =>
      publicName(other, organisation.features) ?? pickMessage(languages, ({ anonymous }) => anonymous),
    profileImage: ({ profileImage }: OtherPerson, _: unknown, { organisation }: CampusContext) =>
      shownPicture(profileImage, organisation),
    isTutor: async ({ id }: OtherPerson, _: unknown, { content }: CampusContext) =>
      [...(await content.tutors()).values()].some((tutors) => tutors.some((tutor) => tutor.id === id)),
    mattermostHandle: () => null,
    // Modules that the asker may not see stay unsaid, whoever is in them.
    enrolledModules: async ({ id, showsActivity }: OtherPerson, _: unknown, context: CampusContext) =>
      showsActivity || id === context.person?.id ? visibleModules(context, await context.content.modulesOf(id)) : [],
  },
};
