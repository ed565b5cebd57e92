import type { ServerMessages } from '#server/messages/server-messages.ts';

export const de: ServerMessages = {
  anonymous: 'Jemand aus dem Kurs',
  feedbackOptions: {
    'easy-to-follow': 'Leicht zu verstehen',
    'useful-for-me': 'Nützlich für mein Leben',
    'good-pace': 'Gutes Tempo',
    'too-long': 'Zu lang',
    'too-hard': 'Zu schwer',
    'more-examples': 'Mehr Beispiele, bitte',
  },
  rejectionReasons: {
    'link-does-not-open': 'Der Link lässt sich nicht öffnen.',
    'another-name': 'Darauf steht ein anderer Name.',
    'another-course': 'Es geht um einen anderen Kurs.',
    'not-finished': 'Es zeigt nicht, dass der Kurs fertig ist.',
  },
  notifications: {
    moved: '{title} wurde verschoben: von {before} auf {start}.',
    ends: '{title} am {start} geht jetzt bis {end}.',
    elsewhere: '{title} am {start} ist jetzt hier: {place}.',
    online: '{title} am {start} ist jetzt online.',
    cancelled: '{title} am {start} fällt aus.',
    placeLost: 'Du hast keinen Platz mehr bei {title} am {start}.',
    added: 'Es gibt einen neuen Termin von {title}: {start}.',
    runMoved: 'Die kommenden Termine von {title} wurden verschoben. Der nächste ist am {start} statt am {before}.',
    runCancelled: 'Alle kommenden Termine von {title} wurden abgesagt.',
    runMessage: '{title}: Es gibt eine Nachricht von der Kursleitung: {message}',
    sessionTomorrow: 'Du hast einen Platz bei {title} am {start}.',
    sessionSoon: '{title} beginnt bald: {start}.',
    lessonUnfinished: 'Du hast {title} begonnen. Es geht dort weiter, wo du aufgehört hast, wann immer du magst.',
    certificateReady: 'Dein Zertifikat für {title} ist fertig.',
    messageAnswered: 'Im Forum von {title} gibt es einen neuen Kommentar.',
    messageReported: 'Im Forum von {title} wurde etwas gemeldet. Schau bitte nach.',
    documentComment: 'Unser Team hat etwas zu deinem Dokument geschrieben.',
    documentAccepted: 'Dein Dokument wurde angenommen.',
    documentInvalid: 'Dein Dokument war nicht lesbar oder ist nicht das richtige. Schick bitte ein anderes.',
    documentIneligible: 'Dein Dokument erfüllt die Bedingungen nicht. Lies, was unser Team dazu sagt.',
    documentRejected: 'Dein Dokument wurde abgelehnt. Lies, was unser Team dazu sagt.',
    documentExpired:
      'Niemand konnte dein Dokument rechtzeitig ansehen, deshalb wurde es gelöscht. Das tut uns leid. Schick es bitte noch einmal.',
    documentWaiting: 'Dokumente warten auf eine Entscheidung. Schau sie dir bitte an.',
  },
  achievements: {
    'first-light': {
      denomination: 'Erstes Licht',
      description: 'Deine erste Lektion ist geschafft.',
      howTo: 'Beende eine Lektion.',
    },
    'steady-flame': {
      denomination: 'Ruhige Flamme',
      description: 'Du warst vier Wochen nacheinander da.',
      howTo: 'Komm in vier Wochen nacheinander vorbei.',
    },
    'map-maker': {
      denomination: 'Kartenzeichner:in',
      description: 'Eine deiner Listen hat fünf Einträge.',
      howTo: 'Lege fünf Kurse oder Module in eine Liste.',
    },
    'night-reader': {
      denomination: 'Nachtleser:in',
      description: 'Du hast eine Lektion ohne Netz beendet.',
      howTo: 'Beende eine gespeicherte Lektion, während du offline bist.',
    },
    'shared-light': {
      denomination: 'Geteiltes Licht',
      description: 'Ein ganzes Modul ist geschafft.',
      howTo: 'Beende alle Kurse eines Moduls.',
    },
  },
};
