import * as v from 'valibot';

/** The chat of an organisation. The secret itself is never stored: only where it is found. */
export const mattermostSchema = v.object({
  /** Origin: `https://chat.example.org`. */
  url: v.string(),
  /** Name of the team, as it stands in addresses. */
  team: v.string(),
  tokenEnv: v.string(),
  /** Null: the chat is at a host of the organisation itself, and its cookies are that host's. */
  cookieDomain: v.nullable(v.string()),
});
export type MattermostSettings = v.InferOutput<typeof mattermostSchema>;
