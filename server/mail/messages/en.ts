import type { MailMessages } from '#server/mail/mail-messages.ts';

export const en: MailMessages = {
  greeting: 'Hello {name},',
  greetingToAnybody: 'Hello,',
  copyLink: 'Or copy this address into your browser:',
  unsubscribe: 'Not interested any more? With this link these e-mails end:',
  kinds: {
    CONFIRM_EMAIL: {
      subject: 'Please confirm your e-mail',
      lead: 'You signed up at {campus}. One tap, and you can start learning.',
      action: 'Confirm e-mail',
      aside:
        'The link is good for 7 days. If it was not you, do nothing: without a confirmation nobody can use this address.',
    },
    RESET_PASSWORD: {
      subject: 'A new password for {campus}',
      lead: 'You would like to choose a new password.',
      action: 'Choose a new password',
      aside:
        'The link is good for 60 minutes and works once. If it was not you, do nothing: your password stays as it is.',
    },
    PASSWORD_CHANGED: {
      subject: 'Your password was changed',
      lead: 'The password of your account at {campus} was changed, and all other devices were signed out.',
      action: 'Open the campus',
      aside: 'If it was not you, choose a new password at once and tell the people of your campus.',
    },
    CONFIRM_PRIVATE_EMAIL: {
      subject: 'Please confirm your private e-mail',
      lead: 'You gave {campus} the address {email} as your private e-mail.',
      action: 'Confirm e-mail',
      aside: 'The link is good for 7 days. If it was not you, do nothing.',
    },
    PRIVATE_EMAIL_CHANGED: {
      subject: 'Your private e-mail was changed',
      lead: 'The private e-mail of your account at {campus} was changed to another address.',
      action: 'Take it back',
      aside: 'The link is good for 30 days. If it was you, you need not do anything.',
    },
    DOCUMENT_DECIDED: {
      subject: 'A decision on your document',
      lead: 'There is a decision on the document that you sent to {campus}.',
      action: 'See the decision',
      aside: 'Our team never asks for documents by e-mail. Please do not send any as an answer.',
    },
    NUDGE: {
      subject: 'A reminder from {campus}',
      lead: '{message}',
      action: 'Open the campus',
      aside: 'You get this because you agreed to e-mails about what you take part in.',
    },
    RUN_NEWS: {
      subject: 'News about what you take part in',
      lead: '{message}',
      action: 'Open the campus',
      aside: 'You get this because you agreed to e-mails about what you take part in.',
    },
    DOCUMENT_WAITING: {
      subject: 'Documents are waiting',
      lead: '{message}',
      action: 'See what is waiting',
      aside: 'You get this because you agreed to e-mails about what you take part in.',
    },
    UPDATES: {
      subject: 'News from {campus}',
      lead: 'There is something new on {campus}. You can read it on your home page.',
      action: 'Read what is new',
      aside: 'You get this because you agreed to e-mails about what is new on the campus.',
    },
    OFFERS: {
      subject: 'New offers on {campus}',
      lead: 'There are new offers for you on {campus}. You can see them on the offer board.',
      action: 'See the offers',
      aside: 'You get this because you agreed to e-mails about additional offers.',
    },
  },
};
