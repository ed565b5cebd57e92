import { expect, it } from 'vitest';
import { aCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { composeMail } from './compose-mail.ts';
import { mailMessages } from './mail-messages.ts';

it.each(['$&', '$`', "$'", '$$', '$1', '{campus}', '{name} {message}'])(
  'keeps what people write: %s',
  async (written) => {
    const campus = await aCampus();
    const organisation = (await campus.server.campuses.byHost('lantern.localhost'))?.organisation;
    if (organisation === undefined) throw new Error('The campus has no organisation.');
    const withMessage = Object.entries(mailMessages.en.kinds).filter(([, { lead }]) => lead.includes('{message}'));
    for (const [kind] of nonEmpty(withMessage, 'mail with a message')) {
      const known = Object.keys(mailMessages.en.kinds).find(
        (one): one is keyof typeof mailMessages.en.kinds => one === kind,
      );
      if (known === undefined) continue;
      const parts = { kind: known, organisation, to: 'ada@lantern.example', link: 'https://a.example', sender: 'Ada' };
      expect(composeMail({ ...parts, language: 'en', name: written, message: written }).text).toContain(`${written}`);
    }
    await campus.close();
  },
);
