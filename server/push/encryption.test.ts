import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { aKeyring, openPush } from '#tests/support/push/open-push.ts';

// RFC 8291, section 5.
const RFC = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  wire: `DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`,
};

describe('what is encrypted for a browser', () => {
  const browser = aKeyring(RFC.privateKey, RFC.secret);

  it('is opened by these tests as the RFC opens its example', () => {
    expect(openPush(browser, Buffer.from(RFC.wire, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  });

  it('is opened by that browser and by nobody else', () => {
    const keys = { p256dh: browser.own.getPublicKey('base64url'), auth: RFC.secret };
    const { body } = webPush.generateRequestDetails({ endpoint: 'https://push.example/1', keys }, 'for you');
    if (body === null) throw new Error('There is something to send.');
    expect(openPush(browser, body)).toBe('for you');
    const other = aKeyring(RFC.privateKey, 'BTBZMqHH6r4Tts7J_aSIgQ');
    expect(() => openPush(other, body)).toThrow();
  });
});
