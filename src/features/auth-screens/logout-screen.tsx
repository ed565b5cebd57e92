import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { type LogoutChoice, type UnsentWork, useSession } from '#features/session/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Rest } from '#wire/rest.ts';
import { ticketAddress } from '#wire/ticket.ts';
import { LogoutQuestion } from './parts/logout-question.tsx';

const NOTHING_LEFT: LogoutChoice = { unsent: 'lock', keepCourseFiles: false };

/**
 * /logout: 'Logging you out' (SESSION-12); with unsent changes it asks first (SESSION-13). `next`: where it leads, if
 * not to `/`.
 */
export function LogoutScreen({ next }: { next: string | undefined }): ReactNode {
  const { viewerId, signOut, unsent, sendNow, rest } = useSession();
  const { traits, features, hasExchangeService } = useOrganisation();
  const endsElsewhere = features.showIdasIntegrationOptions && hasExchangeService;
  const navigate = useNavigate();
  const [work, setWork] = useState<UnsentWork>();
  const leave = useCallback(
    async (choice: LogoutChoice): Promise<void> => {
      setWork(undefined);
      const route = traits.externalLogout && viewerId !== undefined ? await externalLogout(rest, viewerId) : undefined;
      if (route !== undefined) open(route, '_blank', 'noopener,noreferrer');
      // With the session's own right, so before it ends (AUTH-17).
      const elsewhere = endsElsewhere ? await exchangeLogout(rest) : undefined;
      await signOut(choice, elsewhere ?? next);
    },
    [signOut, rest, traits.externalLogout, endsElsewhere, viewerId, next],
  );
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void unsent().then(async (found) => {
      if (found.count === 0) await leave(NOTHING_LEFT);
      else setWork(found);
    });
  }, [unsent, leave]);
  const send = async (choice: LogoutChoice): Promise<void> => {
    await sendNow();
    const left = await unsent();
    if (left.count === 0) await leave(choice);
    else setWork(left);
  };
  return (
    <Page width="form">
      <Row justify="center">
        {work === undefined && <Spinner size={24} />}
        <Text role="status">
          <Trans>Logging you out</Trans>
        </Text>
      </Row>
      <LogoutQuestion
        work={work}
        onLeave={leave}
        onSend={send}
        onStay={() => void navigate({ to: viewerId === undefined ? '/' : '/start', replace: true })}
      />
    </Page>
  );
}

const answer = v.object({
  data: v.object({ logout_route: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))) }),
});

/**
 * Where the organisation's own logout goes on (SESSION-16); undefined where it does not, or could not be asked: a logout
 * is never held up by it (SESSION-12).
 */
async function externalLogout(rest: Rest, viewerId: string): Promise<string | undefined> {
  const data = await rest({ path: `/api/logout/${encodeURIComponent(viewerId)}` }).catch(() => undefined);
  const parsed = v.safeParse(answer, data);
  return parsed.success ? (parsed.output.data.logout_route ?? undefined) : undefined;
}

/** Where the exchange service's logout goes on; undefined where the campus cannot be asked: no logout is held up by it (SESSION-12). */
function exchangeLogout(rest: Rest): Promise<string | undefined> {
  return ticketAddress(rest, '/backend/saml/logout').catch(() => undefined);
}
