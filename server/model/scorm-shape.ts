import * as v from 'valibot';

/** The package of a SCORM unit, as far as the campus has to know it without opening it. */
export const scormSchema = v.object({
  packageId: v.string(),
  version: v.picklist(['1.2', '2004']),
  schemaVersion: v.string(),
  title: v.string(),
  /** Ids of its SCOs in their order: what is to be completed. */
  items: v.array(v.string()),
  /** Bytes of its files. */
  size: v.number(),
});
export type Scorm = v.InferOutput<typeof scormSchema>;
