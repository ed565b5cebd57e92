/** A run with its dates; the schemas are in campus/appointments. One person more than is shown: the reader may be among them. */
export const RUN = `fragment run on Run {
  __typename
  id
  isActive
  enrollToAll
  zone
  numberOfParticipants
  duration
  start
  end
  status { denomination }
  url
  appointments { ...appointment }
  participants(limit: 6) { id publicName profileImage { url } isTutor }
  messageBoard { id }
}
fragment appointment on Appointment {
  __typename
  id
  denomination
  description
  url
  moderatorLink
  location
  latitude
  longitude
  start
  end
  status { denomination }
  type
  frequency
  intervalEndDate
  maxParticipants
  numberOfParticipants
  registrationDeadline
  didAttend
  hasCertificate
  sequence
}`;
