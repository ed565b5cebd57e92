import type { MailMessages } from '#server/mail/mail-messages.ts';

export const de: MailMessages = {
  greeting: 'Hallo {name},',
  greetingToAnybody: 'Hallo,',
  copyLink: 'Oder kopiere diese Adresse in deinen Browser:',
  unsubscribe: 'Kein Interesse mehr? Mit diesem Link enden diese E-Mails:',
  kinds: {
    CONFIRM_EMAIL: {
      subject: 'Bitte bestätige deine E-Mail',
      lead: 'Du hast dich bei {campus} angemeldet. Ein Tippen, und du kannst lernen.',
      action: 'E-Mail bestätigen',
      aside:
        'Der Link gilt 7 Tage. Wenn du das nicht warst, tu nichts: Ohne Bestätigung kann niemand diese Adresse benutzen.',
    },
    RESET_PASSWORD: {
      subject: 'Ein neues Passwort für {campus}',
      lead: 'Du möchtest ein neues Passwort wählen.',
      action: 'Neues Passwort wählen',
      aside:
        'Der Link gilt 60 Minuten und nur einmal. Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.',
    },
    PASSWORD_CHANGED: {
      subject: 'Dein Passwort wurde geändert',
      lead: 'Das Passwort deines Kontos bei {campus} wurde geändert, alle anderen Geräte wurden abgemeldet.',
      action: 'Campus öffnen',
      aside: 'Wenn du das nicht warst, wähle sofort ein neues Passwort und sag deinem Campus Bescheid.',
    },
    CONFIRM_PRIVATE_EMAIL: {
      subject: 'Bitte bestätige deine private E-Mail',
      lead: 'Du hast {campus} die Adresse {email} als private E-Mail genannt.',
      action: 'E-Mail bestätigen',
      aside: 'Der Link gilt 7 Tage. Wenn du das nicht warst, tu nichts.',
    },
    PRIVATE_EMAIL_CHANGED: {
      subject: 'Deine private E-Mail wurde geändert',
      lead: 'Die private E-Mail deines Kontos bei {campus} wurde durch eine andere Adresse ersetzt.',
      action: 'Rückgängig machen',
      aside: 'Der Link gilt 30 Tage. Wenn du das warst, musst du nichts tun.',
    },
    DOCUMENT_DECIDED: {
      subject: 'Entscheidung zu deinem Dokument',
      lead: 'Es gibt eine Entscheidung zu dem Dokument, das du an {campus} geschickt hast.',
      action: 'Entscheidung ansehen',
      aside: 'Unser Team fragt nie per E-Mail nach Dokumenten. Schick bitte keine als Antwort.',
    },
    NUDGE: {
      subject: 'Eine Erinnerung von {campus}',
      lead: '{message}',
      action: 'Campus öffnen',
      aside: 'Du bekommst das, weil du E-Mails zu dem zugestimmt hast, woran du teilnimmst.',
    },
    RUN_NEWS: {
      subject: 'Neues zu einem Kurs von dir',
      lead: '{message}',
      action: 'Campus öffnen',
      aside: 'Du bekommst das, weil du E-Mails zu dem zugestimmt hast, woran du teilnimmst.',
    },
    DOCUMENT_WAITING: {
      subject: 'Dokumente warten auf dich',
      lead: '{message}',
      action: 'Ansehen, was wartet',
      aside: 'Du bekommst das, weil du E-Mails zu dem zugestimmt hast, woran du teilnimmst.',
    },
    UPDATES: {
      subject: 'Neuigkeiten von {campus}',
      lead: 'Bei {campus} gibt es etwas Neues. Du kannst es auf deiner Startseite lesen.',
      action: 'Lesen, was neu ist',
      aside: 'Du bekommst das, weil du E-Mails über Neuigkeiten des Campus zugestimmt hast.',
    },
    OFFERS: {
      subject: 'Neue Angebote bei {campus}',
      lead: 'Bei {campus} gibt es neue Angebote für dich. Du findest sie auf der Angebotstafel.',
      action: 'Angebote ansehen',
      aside: 'Du bekommst das, weil du E-Mails über weitere Angebote zugestimmt hast.',
    },
  },
};
