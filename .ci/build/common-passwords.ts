import type { Plugin } from 'vite';
import { commonestOf } from '#campus/account/common-passwords.ts';

const VIRTUAL_ID = 'virtual:common-passwords';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/** The passwords that the server refuses as too common, so that forms can say so first. The whole dictionary is 15 times as large. */
export function commonPasswords(): Plugin {
  return {
    name: 'campus:common-passwords',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const { dictionary } = await import('@zxcvbn-ts/language-common');
      return `export const COMMONEST = ${JSON.stringify(commonestOf(dictionary['passwords-common']).join('\n'))};`;
    },
  };
}
