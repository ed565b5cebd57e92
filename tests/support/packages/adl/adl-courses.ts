/**
 * The courses of the SCORM 2004 4th Edition Test Suite by ADL (Apache License 2.0), which are no part of this repository. What
 * each is to do and to show is written down by ADL: the activities that follow each other with their calls and the answers to
 * them (`LMSRTE/Courses/TestCases`). The pages themselves ask a Java applet for it, which no browser runs any more; so all of them
 * are played by their scripts.
 */

/** They go their way. */
export const PLAYED: readonly string[] = `
CM-01 CM-02a CM-02b CM-03a CM-03b CM-04a CM-04b CM-04c CM-04d CM-05 CM-06 CM-07a CM-07b CM-07c CM-07d CM-07e CM-07f
CM-08 CM-09aa CM-09ab CM-09bb CM-09ca CM-09cb CM-10 CM-11 CM-13 CM-14 CM-15 CM-16 CM-17a CM-17b
CO-01 CO-02a CO-02b CO-03 CO-04a CO-04b CO-04c CO-05a CO-05b CO-06 CO-07a CO-08a CO-08b CO-09 CO-10 CO-11 CO-12a
CO-12b CO-12c CO-12d CO-13a CO-13b
CT-01 CT-02 CT-03 CT-04 CT-05 CT-06 CT-07
MS-01 MS-02 MS-03 MS-04 MS-05a MS-05b MS-06 MS-07
OB-01a OB-01b OB-01c OB-02a OB-02b OB-03a OB-03b OB-04 OB-05a OB-05b OB-05c OB-06 OB-07a OB-07b OB-08a OB-08b OB-09a
OB-10a OB-10b OB-10c OB-10d OB-11a OB-11b OB-12a OB-12b OB-12c OB-13a OB-13b OB-13c OB-14a OB-14b OB-15 OB-16a OB-16b
OB-16c OB-16d OB-17a OB-17b
RU-01aa RU-01ab RU-01ba RU-01bb RU-02a RU-02b RU-03a RU-03b RU-04aa RU-04ab RU-04ba RU-04bb RU-04bc RU-04bd RU-05a
RU-05b RU-06a RU-06b RU-07a RU-07b RU-07c RU-08a RU-08b RU-09 RU-10 RU-11 RU-12a RU-12b RU-13a RU-13b RU-13c RU-13d
RU-13e RU-14a RU-14b RU-14c RU-14d RU-15a RU-15b RU-15c RU-15d RU-16 RU-17a RU-17b RU-18a RU-18b RU-19a RU-19b
SX-02 SX-03 SX-04a SX-04b SX-05 SX-06 SX-07a SX-07b SX-07c SX-07d SX-07e SX-08a SX-08b SX-09 SX-10a SX-10b SX-10c
SX-10d SX-11a SX-11b SX-12a SX-12b SX-12c
T-01a T-01b
`
  .trim()
  .split(/\s+/);

const OF_ANOTHER_COURSE =
  'goes on from objectives that another course has written: the campus keeps what objectives share to each package';
const OF_DATA_MODEL = 'asks for the data model by pages of its own, and has no sequencing';

/** The others, each with what keeps it out. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'CM-09ba': 'asks the tester to exit all from outside of the course: whoever leaves a package here suspends it',
  'CO-07b': OF_ANOTHER_COURSE,
  'OB-03c': OF_ANOTHER_COURSE,
  'OB-09b': OF_ANOTHER_COURSE,
  'SX-11c': OF_ANOTHER_COURSE,
  API: OF_DATA_MODEL,
  DDMa: OF_DATA_MODEL,
  DDMb: OF_DATA_MODEL,
  DMB: OF_DATA_MODEL,
  DMI: OF_DATA_MODEL,
};
