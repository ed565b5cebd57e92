import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import { dueGate, type Gate } from '#campus/account/gates.ts';
import { keepOwnPartner } from '#device/session/keep-own-partner.ts';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { type BaseData, baseQueries } from './queries.ts';

/** An answer that came since is the campus's answer of this start; an older one is from the device. */
const STARTED = Date.now();

export type GateView = { view: 'open' } | { view: 'waiting' } | { view: 'gate'; gate: Gate; base: BaseData };
const OPEN: GateView = { view: 'open' };

/**
 * Which gate a signed-in person stands before (GATE-1). Judged once per start by the campus's answer: one that becomes due
 * later is for the next start. Without a network by the last state that the person passed, but for a partner consent that
 * was never given (GATE-2).
 */
export function useDueGate(): GateView {
  const { language, viewerId } = useSession();
  const { traits } = useOrganisation();
  const online = useOnline();
  const { data: row, isFetching, refetch } = useQuery(optionsOf(baseQueries.appBaseData(language)));
  const [passed, setPassed] = useState(false);
  const base = row?.data;
  const gate = base?.me ? dueGate(stateOf(base, traits)) : undefined;
  const isFresh = row !== undefined && row.at >= STARTED;
  const stays = gate === 'sub-organisation-consent' || personStore.get(STORAGE_KEYS.gatesPassed) !== viewerId;
  const opensOffline = !online && base !== undefined && !stays;
  const start = useEffectEvent(() => {
    // However young the row on the device is: each start asks, and once: what reads the row asks too.
    if (online && !isFresh) void refetch({ cancelRefetch: false });
  });
  useEffect(() => start(), []);
  useEffect(() => {
    if (isFresh && gate === undefined && viewerId !== undefined) personStore.set(STORAGE_KEYS.gatesPassed, viewerId);
    if (opensOffline || (isFresh && gate === undefined)) setPassed(true);
  }, [isFresh, gate, viewerId, opensOffline]);
  const partner = base?.viewer.subOrganizations[0]?.subOrganizationPath;
  useEffect(() => {
    if (base !== undefined) keepOwnPartner(partner);
  }, [base, partner]);
  if (passed || base === undefined || !gate) return OPEN;
  if (!online) return stays ? { view: 'gate', gate, base } : OPEN;
  // What the device remembers may have been done elsewhere since: nobody is shown a gate that is none any more.
  return isFresh || !isFetching ? { view: 'gate', gate, base } : { view: 'waiting' };
}

function stateOf(
  { me, viewer, organizationConfig, unacceptedTermsOfService }: BaseData,
  traits: { profileEmailDomain: string | null },
) {
  return {
    ...viewer,
    me: me ?? { country: null, accountPreference: null, studentEmail: null },
    registerConfiguration: organizationConfig.registerConfiguration,
    unacceptedTerms: unacceptedTermsOfService,
    traits,
  };
}
