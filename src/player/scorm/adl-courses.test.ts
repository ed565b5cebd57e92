import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScormManifest } from '#server/packages/scorm-manifest.ts';
import { LEFT_OUT, PLAYED } from '#tests/support/packages/adl/adl-courses.ts';
import { playAdl } from '#tests/support/packages/adl/adl-play.ts';
import { readAdlAbbreviations, readAdlScript } from '#tests/support/packages/adl/adl-script.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import { course, items, rules } from '#tests/support/packages/scorm2004-course.ts';

/** A copy of github.com/adlnet/SCORM-2004-4ed-Test-Suite: `ADL_TEST_SUITE=… npx vitest … adl-courses` plays its courses. */
const SUITE = process.env.ADL_TEST_SUITE ?? '';
const COURSES = join(SUITE, 'software_development/TestSuite/LMSRTE/Courses');
const ABBREVIATIONS = join(
  SUITE,
  'software_development/resources/org/adl/testsuite/rte/lms/util/resources/Commands.properties',
);
const FOLDER = 'LMSTestPackage_';
/** What the suite's own build puts beside the pages. */
const BUILT = ['lmsrtefunctions.js', 'EmulationCode.js', 'BrowserDetect.js', 'About.js', 'LMSTest.jar']
  .map((each) => `common/${each}`)
  .concat('includes/LMSTestContentPackages_style.css');

/** A course of our own in the form of theirs, in which the second activity is skipped once the first is passed. */
const OWN = course(
  items('activity_1', ['activity_2', rules(['pre', 'skip', 'condition="attempted"'])], 'activity_3').replaceAll(
    /identifier="activity_(\d)" identifierref="r"><title>activity_\d/g,
    'identifier="activity_$1" identifierref="r" parameters="?act=$1"><title>Activity $1',
  ),
);
const OWN_ABBREVIATIONS = readAdlAbbreviations(
  'a=adl\nn=nav\nr=request\nrv=request_valid\nN.c=continue\nN.p=previous\nt=true\nf=false',
);
const script = (second: string) =>
  readAdlScript(
    `title=own
start=.
Act1V1.UIQ=previous.enabled~toc.enabled.selectable@Activity 3
Act1V1.UIA=N~Y
Act1V1.commands.0=I->->t->0
Act1V1.commands.1=GET->a~n~rv~N.p->f->0
Act1V1.commands.2=SET->a~n~r!N.c->t->0
Act2V1.commands.0=I->->t->0
Act2V1.CUI=Previous
Act1V2.commands.0=I->->t->0
Act1V2.CUI=Continue
${second}`,
    OWN_ABBREVIATIONS,
  );

describe('a course as the test suite of ADL has it', () => {
  inAWindowEach();

  it('is played by its script, to what is to be shown at last', () => {
    expect(playAdl(OWN, script('Act3V1.commands.0=I->->t->0\nAct3V1.CUI=Exit'))).toEqual([]);
  });

  it('is not taken to go its way where it goes another, or answers otherwise', () => {
    expect(playAdl(OWN, script('Act2V2.commands.0=I->->t->0'))).toEqual(['visit 4: shows 3, not 2']);
    const answers = 'Act3V1.UIQ=previous.enabled\nAct3V1.UIA=N\nAct3V1.commands.0=I->->f->101';
    expect(playAdl(OWN, script(answers))).toEqual([
      'visit 4: I answers true, not false',
      'visit 4: previous.enabled is true',
    ]);
  });

  describe.skipIf(SUITE === '')('of which a copy is at hand', () => {
    it('is played, or named with what keeps it out', () => {
      const all = readdirSync(COURSES).flatMap((each) => (each.startsWith(FOLDER) ? [each.slice(FOLDER.length)] : []));
      expect([...PLAYED, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(all.toSorted());
    });

    it.each(PLAYED)('%s goes its way', (name) => {
      const manifest = readFileSync(join(COURSES, FOLDER + name, 'imsmanifest.xml'));
      const pages = readdirSync(join(COURSES, 'SCODepot')).map((each) => `resources/${each}`);
      const steps = readFileSync(join(COURSES, 'TestCases', `${name}.properties`), 'latin1');
      const words = readAdlAbbreviations(readFileSync(ABBREVIATIONS, 'latin1'));
      expect(playAdl(readScormManifest(manifest, [...pages, ...BUILT]), readAdlScript(steps, words))).toEqual([]);
    });
  });
});
