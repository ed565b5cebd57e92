/** The organisation's chat, which is a Mattermost server (COMMUNITY-9). */
export interface ChatTables {
  /** Who somebody is there. */
  chat_account: {
    person_id: string;
    /** Their user name there: random at first (COMMUNITY-11), then what the chat calls them. */
    handle: string;
    /** Their id there; null: the handle is set aside, and nobody has entered yet. */
    user_id: string | null;
  };
  /** An access token that the chat gave for a session. The token itself is the browser's alone. */
  chat_token: {
    organisation_id: string;
    /** By which the chat revokes it. */
    id: string;
    session_id: string;
    created_at: string;
    /** 0 or 1: the same session has got another one since. */
    is_replaced: number;
    /** To revoke it. */
    attempts: number;
    not_before: string;
  };
}
