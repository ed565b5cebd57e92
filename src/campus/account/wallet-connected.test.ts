import { describe, expect, it } from 'vitest';
import { isWalletConnected } from './wallet-connected.ts';

const invited = { relationshipId: null, templateId: 't', withRequestedAttributes: false, attributes: null };

describe('a data wallet is connected', () => {
  it.each([
    ['not while nobody has answered', {}, false],
    ['once both ids are there', { relationshipId: 'r' }, true],
    ['not by one of them', { relationshipId: 'r', templateId: null }, false],
    ['not before what was asked for is there', { relationshipId: 'r', withRequestedAttributes: true }, false],
    ['with what was asked for', { relationshipId: 'r', withRequestedAttributes: true, attributes: [] }, true],
  ])('%s', (_, more, is) => {
    expect(isWalletConnected({ ...invited, ...more })).toBe(is);
  });
});
