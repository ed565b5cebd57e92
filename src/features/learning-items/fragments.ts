/** What a card needs of each kind of item; the schemas are in campus/learning/learning-item.ts and user-content.ts. */
export const COURSE_CARD = `fragment courseCard on Course {
  __typename
  id
  denomination
  courseType
  subtitle
  image
  imageAlt
  isBookmarked
  isRequired
  hasCertificate
  workload
  status { denomination }
  customCourseTypeName
  isPrivate
  isPaywalled
  enrolledLearnersCount
  prerequisite { __typename id denomination moduleId status { denomination } }
  firstAppointmentTime
  eventOverInfo
  isLive
  endingTime
  locationOrUrl
  registrationInfo { registrationDeadline maxParticipants numberOfParticipants isRegistered }
}`;

export const MODULE_CARD = `fragment moduleCard on Module {
  __typename
  id
  denomination
  about
  image
  imageAlt
  isBookmarked
  hasCertificate
  duration
  enrolledLearnersCount
  courses { __typename id isRequired status { denomination } }
  customModuleTypeName
}`;

export const USER_CONTENT_CARD = `fragment userContentCard on UserContent {
  __typename
  id
  denomination
  isPublic
  isBookmarked
  canEdit
  ownerNickname
  updatedAt
}`;

/** What a list or the bookmarks hold. */
export const LISTED_ITEM = `fragment listedItem on ListedItem {
  __typename
  ... on Module { ...moduleCard }
  ... on Course { ...courseCard }
  ... on UserContent { ...userContentCard }
}
${COURSE_CARD}
${MODULE_CARD}
${USER_CONTENT_CARD}`;

export const LEARNING_ITEM = `fragment learningItem on LearningItem {
  __typename
  ... on Module { ...moduleCard }
  ... on Course { ...courseCard }
}
${COURSE_CARD}
${MODULE_CARD}`;
