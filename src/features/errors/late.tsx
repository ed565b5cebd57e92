import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';

type Screens = { FailureScreen: ComponentType<FailureProps>; NotFoundScreen: ComponentType };
type FailureProps = Partial<ErrorComponentProps> & { error: unknown };

let loaded: Screens | undefined;

/** Screens of errors with all their drawings: not in a first paint, but on the device before they are needed. */
export async function loadErrorScreens(): Promise<Screens> {
  const [{ FailureScreen }, { NotFoundScreen }] = await Promise.all([
    import('./failure-screen.tsx'),
    import('./not-found-screen.tsx'),
  ]);
  loaded = { FailureScreen, NotFoundScreen };
  return loaded;
}

/** The screens once they are here; `missing` where they are not to be had. */
function useErrorScreens(): Screens | 'missing' | undefined {
  const [screens, setScreens] = useState<Screens | 'missing' | undefined>(loaded);
  useEffect(() => {
    if (screens === undefined) loadErrorScreens().then(setScreens, () => setScreens('missing'));
  }, [screens]);
  return screens;
}

/** Stands in for `FailureScreen`. */
export function LateFailure(props: FailureProps): ReactNode {
  const screens = useErrorScreens();
  if (screens === undefined) return null;
  return screens === 'missing' ? <Plain error={props.error} /> : <screens.FailureScreen {...props} />;
}

/** Stands in for `NotFoundScreen`. */
export function LateNotFound(): ReactNode {
  const screens = useErrorScreens();
  if (screens === undefined) return null;
  return screens === 'missing' ? <Plain error={undefined} /> : <screens.NotFoundScreen />;
}

/** The least that can be shown, where even the screen of the error did not come. */
function Plain({ error }: { error: unknown }): ReactNode {
  const { _ } = useLingui();
  return (
    <Page>
      <Text role="alert">{_(failureMessages(failureOf(error)).title)}</Text>
      <Button onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Page>
  );
}
