/** Packages that tutors brought, and what packages reported of people (src/campus/scorm/scorm-data.ts). */
export interface ScormTables {
  /** What a tutor brought in the place of the package of the unit's file. */
  course_package: {
    organisation_id: string;
    course_id: string;
    /** Id of the package that the file named then: when it names another one, that is newer and counts. */
    replaces: string | null;
    /** JSON (server/model/scorm-shape.ts). */
    scorm: string;
    person_id: string;
    uploaded_at: string;
  };
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
