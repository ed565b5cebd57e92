import type { CourseSource, ModuleSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { Course, Module, Tag } from '#server/model/shapes.ts';

type Badge = Course['badges'][number];
type CourseTool = Course['courseTools'][number];
type Testimonial = Module['testimonials'][number];

/**
 * What a unit's page says beside what every card does (LEARN-3); a list stays empty where the organisation says
 * nothing.
 */
export const courseContent = {
  notes: ({ course }: CourseSource, _: unknown, { languages }: CampusContext) => pickOptional(course.notes, languages),
  weeks: ({ course }: CourseSource) => course.weeks,
  badges: ({ course }: CourseSource) => course.badges,
  courseTools: ({ course }: CourseSource) => course.courseTools,
  provider: ({ course }: CourseSource) => course.provider,
  certificateInfo: ({ course }: CourseSource, _: unknown, { languages }: CampusContext) => {
    const info = course.certificateInfo;
    return info && { text: pickText(info.text, languages).text, link: info.link };
  },
  registrationDeadline: ({ course }: CourseSource) => course.registrationDeadline,
  startDate: ({ course }: CourseSource) => course.startDate,
  endDate: ({ course }: CourseSource) => course.endDate,
  url: ({ course }: CourseSource) => course.url,
  duration: ({ course }: CourseSource) => course.duration,
  platform: ({ course }: CourseSource) => course.platform,
  feedbackSurvey: ({ course }: CourseSource) =>
    course.feedbackSurvey === null ? null : { identifier: course.feedbackSurvey },
  tags: ({ course }: CourseSource, _: unknown, { catalogue }: CampusContext) => tagsIn(catalogue.tags, course.tags),
};

export const moduleContent = {
  tags: ({ module }: ModuleSource, _: unknown, { catalogue }: CampusContext) => tagsIn(catalogue.tags, module.tags),
  testimonials: ({ module }: ModuleSource) => module.testimonials,
};

/** In the order of the organisation, not of whoever wrote the unit. */
function tagsIn(tags: readonly Tag[], ids: readonly string[]): Tag[] {
  return tags.filter(({ id }) => ids.includes(id));
}

export const contentPartResolvers = {
  Badge: {
    denomination: ({ denomination }: Badge, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    motivationalText: ({ motivationalText }: Badge, _: unknown, { languages }: CampusContext) =>
      pickOptional(motivationalText, languages),
  },
  CourseTool: {
    denomination: ({ denomination }: CourseTool, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
  },
  Tag: {
    denomination: ({ denomination }: Tag, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
  },
  Testimonial: {
    quote: ({ quote }: Testimonial, _: unknown, { languages }: CampusContext) => pickText(quote, languages).text,
    credentials: ({ credentials }: Testimonial, _: unknown, { languages }: CampusContext) =>
      pickOptional(credentials, languages),
  },
};
