import type { ServerMessages } from '#server/messages/server-messages.ts';

export const es: ServerMessages = {
  anonymous: 'Alguien del curso',
  feedbackOptions: {
    'easy-to-follow': 'Fácil de seguir',
    'useful-for-me': 'Útil en mi vida',
    'good-pace': 'Buen ritmo',
    'too-long': 'Demasiado largo',
    'too-hard': 'Demasiado difícil',
    'more-examples': 'Más ejemplos, por favor',
  },
  rejectionReasons: {
    'link-does-not-open': 'El enlace no se abre.',
    'another-name': 'Lleva otro nombre.',
    'another-course': 'Trata de otro curso.',
    'not-finished': 'No dice que el curso esté terminado.',
  },
  notifications: {
    moved: '{title} se ha movido de {before} a {start}.',
    ends: '{title}, {start}: ahora dura hasta {end}.',
    elsewhere: '{title}, {start}: el lugar es ahora {place}.',
    online: '{title}, {start}: ahora es en línea.',
    cancelled: '{title}, {start}: se ha cancelado.',
    placeLost: 'Ya no tienes plaza en {title}, {start}.',
    added: 'Hay una nueva fecha de {title}: {start}.',
    runMoved: 'Se han movido las próximas fechas de {title}. La siguiente es el {start} en lugar del {before}.',
    runCancelled: 'Se han cancelado todas las próximas fechas de {title}.',
    runMessage: '{title}: mensaje de tu tutora o tutor: {message}',
    sessionTomorrow: 'Tienes plaza en {title}, {start}.',
    sessionSoon: '{title} empieza pronto: {start}.',
    lessonUnfinished: 'Empezaste {title}. Puedes seguir donde lo dejaste, cuando quieras.',
    certificateReady: 'Tu certificado de {title} está listo.',
    messageAnswered: 'Hay un comentario nuevo en el tablón de {title}.',
    messageReported: 'Se ha denunciado algo en el tablón de {title}. Échale un vistazo, por favor.',
    documentComment: 'Nuestro equipo ha escrito algo sobre tu documento.',
    documentAccepted: 'Tu documento ha sido aceptado.',
    documentInvalid: 'Tu documento no se puede leer o no es el correcto. Envía otro, por favor.',
    documentIneligible: 'Tu documento no cumple las condiciones. Lee lo que dice nuestro equipo.',
    documentRejected: 'Tu documento no ha sido aceptado. Lee lo que dice nuestro equipo.',
    documentExpired:
      'Nadie pudo revisar tu documento a tiempo y por eso se borró. Lo sentimos. Envíalo otra vez, por favor.',
    documentWaiting: 'Hay documentos que esperan una decisión. Míralos, por favor.',
  },
  achievements: {
    'first-light': {
      denomination: 'Primera luz',
      description: 'Has terminado tu primera lección.',
      howTo: 'Termina una lección.',
    },
    'steady-flame': {
      denomination: 'Llama constante',
      description: 'Has vuelto cuatro semanas seguidas.',
      howTo: 'Pásate por aquí cuatro semanas seguidas.',
    },
    'map-maker': {
      denomination: 'Trazamapas',
      description: 'Una de tus listas tiene cinco elementos.',
      howTo: 'Pon cinco cursos o módulos en una lista.',
    },
    'night-reader': {
      denomination: 'Lectura nocturna',
      description: 'Has terminado una lección sin conexión.',
      howTo: 'Termina una lección guardada mientras estás sin conexión.',
    },
    'shared-light': {
      denomination: 'Luz compartida',
      description: 'Has terminado un módulo entero.',
      howTo: 'Termina todos los cursos de un módulo.',
    },
  },
};
