/** What packages said of people (src/campus/scorm/scorm-data.ts). */
export interface ScormTables {
  /** One visit to the player on one device; its id is made there. */
  scorm_session: {
    id: string;
    person_id: string;
    course_id: string;
    package_id: string;
    /** The session whose state it went on from. */
    base: string | null;
    started_at: string;
    ended_at: string;
  };
  /** The last state of an item in a session. */
  scorm_state: {
    person_id: string;
    session_id: string;
    item: string;
    sequence: number;
    /** JSON: NUL and lone surrogates are escapes there, so both databases keep them. */
    cmi: string;
  };
}
