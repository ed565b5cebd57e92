import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { Tag } from '#server/model/shapes.ts';

/**
 * What a unit's page says beside what every card does (LEARN-3); a list stays empty where the organisation says
 * nothing.
 */
export const courseContent = {
  notes: ({ course }, _, { languages }) => pickOptional(course.notes, languages),
  weeks: ({ course }) => course.weeks,
  badges: ({ course }) => course.badges,
  courseTools: ({ course }) => course.courseTools,
  provider: ({ course }) => course.provider,
  certificateInfo: ({ course }, _, { languages }) => {
    const info = course.certificateInfo;
    return info && { text: pickText(info.text, languages).text, link: info.link };
  },
  registrationDeadline: ({ course }) => course.registrationDeadline,
  startDate: ({ course }) => course.startDate,
  endDate: ({ course }) => course.endDate,
  url: ({ course }) => course.url,
  duration: ({ course }) => course.duration,
  platform: ({ course }) => course.platform,
  feedbackSurvey: ({ course }) => (course.feedbackSurvey === null ? null : { identifier: course.feedbackSurvey }),
  tags: ({ course }, _, { catalogue }) => tagsIn(catalogue.tags, course.tags),
} satisfies Fields<'Course'>;

export const moduleContent = {
  tags: ({ module }, _, { catalogue }) => tagsIn(catalogue.tags, module.tags),
  testimonials: ({ module }) => module.testimonials,
} satisfies Fields<'Module'>;

/** In the order of the organisation, not of whoever wrote the unit. */
function tagsIn(tags: readonly Tag[], ids: readonly string[]): Tag[] {
  return tags.filter(({ id }) => ids.includes(id));
}

export const contentPartResolvers = {
  Badge: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    motivationalText: ({ motivationalText }, _, { languages }) => pickOptional(motivationalText, languages),
  },
  CourseTool: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
  },
  Tag: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
  },
  Testimonial: {
    quote: ({ quote }, _, { languages }) => pickText(quote, languages).text,
    credentials: ({ credentials }, _, { languages }) => pickOptional(credentials, languages),
  },
} satisfies PartialResolvers;
