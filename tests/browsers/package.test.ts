import { expect, it } from 'vitest';
import { serveCampus } from '#tests/support/campus/served-campus.ts';
import { findOtherBrowsers } from '#tools/test/other-browsers.ts';
import { openFirefox } from './firefox.ts';
import { button, heading, PATIENCE_MS, words } from './visitor.ts';

const UNIT = 'letters-and-sounds';
const PACKAGE = '/files/index.html';

it('Firefox runs a package at the package’s own host, and what it keeps is at the campus and found again', async ({
  onTestFinished,
}) => {
  const campus = await serveCampus();
  onTestFinished(campus.stop);
  const visitor = await openFirefox(findOtherBrowsers().firefox);
  onTestFinished(visitor.close);
  const origin = campus.origin('lantern');
  await visitor.open(`${origin}/login`);
  await visitor.press(button('Understood'));
  await visitor.press(button('Enter as Olena'));
  await visitor.sees(heading('Olena'));
  await visitor.open(`${origin}/course/${UNIT}/play`);
  await visitor.seesInFrame(PACKAGE, words('Page 1 of 12'));
  await visitor.pressInFrame(PACKAGE, button('Next'));
  await visitor.seesInFrame(PACKAGE, words('Page 2 of 12'));
  const kept = async () => {
    const rows = await campus.store.read
      .selectFrom('scorm_state')
      .innerJoin('scorm_session', 'scorm_session.id', 'scorm_state.session_id')
      .where('course_id', '=', UNIT)
      .where('scorm_state.person_id', '=', '1-olena')
      .select('item')
      .execute();
    return rows.length;
  };
  await visitor.press('//header//a[contains(., "Close the course")]');
  await visitor.sees(heading('Letters and sounds'));
  await expect.poll(kept, { timeout: PATIENCE_MS }).toBe(1);
  await visitor.open(`${origin}/course/${UNIT}/play`);
  await visitor.seesInFrame(PACKAGE, words('Page 2 of 12'));
});
