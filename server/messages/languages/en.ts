import type { ServerMessages } from '#server/messages/server-messages.ts';

export const en: ServerMessages = {
  anonymous: 'A learner',
  feedbackOptions: {
    'easy-to-follow': 'Easy to follow',
    'useful-for-me': 'Useful in my life',
    'good-pace': 'A good pace',
    'too-long': 'Too long',
    'too-hard': 'Too hard',
    'more-examples': 'More examples, please',
  },
  rejectionReasons: {
    'link-does-not-open': 'The link does not open.',
    'another-name': 'Another name stands on it.',
    'another-course': 'It is about another course.',
    'not-finished': 'It does not say that the course is finished.',
  },
  notifications: {
    moved: '{title} was moved from {before} to {start}.',
    ends: '{title} on {start} now goes on until {end}.',
    elsewhere: 'The place of {title} on {start} is now {place}.',
    online: '{title} on {start} is online now.',
    cancelled: '{title} on {start} was cancelled.',
    placeLost: 'You no longer have a place in {title} on {start}.',
    added: 'There is a new date of {title}: {start}.',
    runMoved: 'The coming dates of {title} were moved. The next one is on {start} instead of {before}.',
    runCancelled: 'All coming dates of {title} were cancelled.',
    runMessage: '{title}: your tutor writes: {message}',
    sessionTomorrow: 'You have a place in {title} on {start}.',
    sessionSoon: '{title} begins soon: {start}.',
    lessonUnfinished: 'You began {title}. It goes on where you stopped, whenever you like.',
    certificateReady: 'Your certificate for {title} is ready.',
    messageAnswered: 'There is a new comment on the board of {title}.',
    messageReported: 'Something on the board of {title} was reported. Please have a look.',
    documentComment: 'Our team wrote something about your document.',
    documentAccepted: 'Your document was accepted.',
    documentInvalid: 'Your document could not be read or is not the right one. Please send another one.',
    documentIneligible: 'Your document does not meet the conditions. Read what our team says about it.',
    documentRejected: 'Your document was not accepted. Read what our team says about it.',
    documentExpired:
      'Nobody could look at your document in time, so it was deleted. We are sorry. Please send it again.',
    documentWaiting: 'Documents are waiting for a decision. Please have a look.',
  },
  achievements: {
    'first-light': {
      denomination: 'First light',
      description: 'Your first lesson is done.',
      howTo: 'Finish a lesson.',
    },
    'steady-flame': {
      denomination: 'Steady flame',
      description: 'You came back four weeks in a row.',
      howTo: 'Come by in four weeks, one after the other.',
    },
    'map-maker': {
      denomination: 'Map maker',
      description: 'A list of yours holds five things.',
      howTo: 'Put five courses or modules into one list.',
    },
    'night-reader': {
      denomination: 'Night reader',
      description: 'You finished a lesson without a network.',
      howTo: 'Finish a saved lesson while you are offline.',
    },
    'shared-light': {
      denomination: 'Shared light',
      description: 'A whole module is done.',
      howTo: 'Finish every course of a module.',
    },
  },
};
