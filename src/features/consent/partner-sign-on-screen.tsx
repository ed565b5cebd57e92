import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Waiting } from '#ui/status/waiting.tsx';

/** Where the partner wants to be entered: an address that may be followed, and no script. */
const leadAnswer = v.object({ redirectUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) });

/** /sso/gast/{productId} (AUTH-18): asks the campus for the partner's address and goes there; behind the consent `gast`. */
export function PartnerSignOnScreen({ productId }: { productId: string }): ReactNode {
  const { rest } = useSession();
  const [failed, setFailed] = useState(false);
  const enter = useEffectEvent(async (): Promise<void> => {
    try {
      const path = `/backend/sso/gast?productId=${encodeURIComponent(productId)}` as const;
      location.replace(v.parse(leadAnswer, await rest({ path })).redirectUrl);
    } catch {
      setFailed(true);
    }
  });
  useEffect(() => {
    if (!failed) void enter();
  }, [failed]);
  if (!failed) {
    return (
      <Page width="form">
        <Waiting>
          <Trans>Taking you to the partner.</Trans>
        </Waiting>
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        drawing={<StonyPath />}
        headingLevel={1}
        title={<Trans>Could not reach partner, please try again later.</Trans>}
        action={
          <Button onClick={() => setFailed(false)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Nothing was sent to the partner.</Trans>
      </EmptyState>
    </Page>
  );
}
