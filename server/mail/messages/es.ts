import type { MailMessages } from '#server/mail/mail-messages.ts';

export const es: MailMessages = {
  greeting: 'Hola, {name}:',
  greetingToAnybody: 'Hola:',
  copyLink: 'O copia esta dirección en tu navegador:',
  unsubscribe: '¿Ya no te interesan? Con este enlace dejan de llegar estos correos:',
  kinds: {
    CONFIRM_EMAIL: {
      subject: 'Confirma tu correo',
      lead: 'Te has registrado en {campus}. Un toque y puedes empezar a aprender.',
      action: 'Confirmar correo',
      aside: 'El enlace vale 7 días. Si no fuiste tú, no hagas nada: sin confirmación nadie puede usar esta dirección.',
    },
    RESET_PASSWORD: {
      subject: 'Una contraseña nueva para {campus}',
      lead: 'Quieres elegir una contraseña nueva.',
      action: 'Elegir contraseña nueva',
      aside: 'El enlace vale 60 minutos y una sola vez. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    },
    PASSWORD_CHANGED: {
      subject: 'Tu contraseña ha cambiado',
      lead: 'La contraseña de tu cuenta en {campus} ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
      action: 'Abrir el campus',
      aside: 'Si no fuiste tú, elige ahora mismo otra contraseña y avisa a tu campus.',
    },
    CONFIRM_PRIVATE_EMAIL: {
      subject: 'Confirma tu correo personal',
      lead: 'Has dado a {campus} la dirección {email} como correo personal.',
      action: 'Confirmar correo',
      aside: 'El enlace vale 7 días. Si no fuiste tú, no hagas nada.',
    },
    PRIVATE_EMAIL_CHANGED: {
      subject: 'Tu correo personal ha cambiado',
      lead: 'El correo personal de tu cuenta en {campus} se ha cambiado por otra dirección.',
      action: 'Deshacer',
      aside: 'El enlace vale 30 días. Si fuiste tú, no tienes que hacer nada.',
    },
    DOCUMENT_DECIDED: {
      subject: 'Una decisión sobre tu documento',
      lead: 'Hay una decisión sobre el documento que enviaste a {campus}.',
      action: 'Ver la decisión',
      aside: 'Nuestro equipo nunca pide documentos por correo. No envíes ninguno como respuesta, por favor.',
    },
    NUDGE: {
      subject: 'Un recordatorio de {campus}',
      lead: '{message}',
      action: 'Abrir el campus',
      aside: 'Recibes esto porque aceptaste correos sobre aquello en lo que participas.',
    },
    RUN_NEWS: {
      subject: 'Novedades sobre lo que haces en {campus}',
      lead: '{message}',
      action: 'Abrir el campus',
      aside: 'Recibes esto porque aceptaste correos sobre aquello en lo que participas.',
    },
    DOCUMENT_WAITING: {
      subject: 'Hay documentos esperando',
      lead: '{message}',
      action: 'Ver lo que espera',
      aside: 'Recibes esto porque aceptaste correos sobre aquello en lo que participas.',
    },
    UPDATES: {
      subject: 'Novedades de {campus}',
      lead: 'Hay algo nuevo en {campus}. Puedes leerlo en tu página de inicio.',
      action: 'Leer las novedades',
      aside: 'Recibes esto porque aceptaste correos sobre las novedades del campus.',
    },
    OFFERS: {
      subject: 'Nuevas ofertas en {campus}',
      lead: 'Hay nuevas ofertas para ti en {campus}. Puedes verlas en el tablón de ofertas.',
      action: 'Ver las ofertas',
      aside: 'Recibes esto porque aceptaste correos sobre ofertas adicionales.',
    },
  },
};
