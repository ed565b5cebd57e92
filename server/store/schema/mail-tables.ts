/** What the campus writes to people about (NOTIFY-11). */
export type MailKind =
  | 'CONFIRM_EMAIL'
  | 'RESET_PASSWORD'
  | 'PASSWORD_CHANGED'
  | 'CONFIRM_PRIVATE_EMAIL'
  | 'PRIVATE_EMAIL_CHANGED'
  | 'DOCUMENT_DECIDED'
  | 'DOCUMENT_WAITING'
  | 'NUDGE'
  | 'RUN_NEWS'
  | 'UPDATES'
  | 'OFFERS';

/** What a link in a mail does, once. */
export type TokenPurpose =
  | 'CONFIRM_EMAIL'
  | 'RESET_PASSWORD'
  | 'CONFIRM_PRIVATE_EMAIL'
  | 'REVERT_PRIVATE_EMAIL'
  | 'TOKEN_LOGIN'
  | 'UNSUBSCRIBE';

/** Mails that are to be sent, what their links do, and who has not confirmed an address yet. */
export interface MailTables {
  /** A mail that is still to be sent: what it is about, never its words; its token is made when it leaves. */
  mail_due: {
    id: string;
    organisation_id: string;
    /** A person, or a registration that nobody has confirmed yet. */
    addressee_id: string;
    kind: MailKind;
    recipient: string;
    /** Of the campus that the person uses, for the links in it. */
    origin: string;
    created_at: string;
    not_before: string;
    attempts: number;
    /** What it tells of, where that is a notification. */
    notification_id: string | null;
  };
  /** What subscribers were written of last, by subject: the digest of it, and when. */
  news_announced: {
    organisation_id: string;
    subject: string;
    digest: string;
    announced_at: string;
  };
  one_time_token: {
    hash: string;
    organisation_id: string;
    /** Whom it serves: a person, or a registration. */
    owner_id: string;
    purpose: TokenPurpose;
    /** What it is about, beside its owner: the address that it confirms. */
    subject: string;
    expires_at: string;
    used_at: string | null;
    /** Hash of the device's number that came with it. */
    used_by: string | null;
  };
  /**
   * Somebody who signed up and has not confirmed the e-mail yet. It becomes the person, with the same id, by its own link
   * only: so nobody's link ever confirms the password that somebody else chose for the address.
   */
  registration: {
    id: string;
    organisation_id: string;
    email: string;
    email_folded: string;
    password_hash: string;
    language: string;
    referrer: string | null;
    sub_organisation_id: string | null;
    target_group_path: string | null;
    created_at: string;
  };
}
