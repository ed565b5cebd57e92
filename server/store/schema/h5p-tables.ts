/** How the exercises of lessons stand for people (src/campus/learning/h5p-result.ts). */
export interface H5pTables {
  h5p_result: {
    person_id: string;
    lesson_id: string;
    package_id: string;
    /** JSON. */
    result: string;
  };
}
