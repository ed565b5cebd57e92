import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FromLauncher, ToLauncher } from '#campus/player/messages.ts';
import { packageOrigin } from '#campus/player/package-origin.ts';
import { FRAME_SANDBOX, launcherAddress, openPackageHost, type PackageHost } from '#device/packages/package-host.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';

type AnsweredFile = Extract<ToLauncher, { type: 'file' }>['file'];

/** A package's host, and the way into its frame. */
export type FramedPackage = PackageHost & {
  /** The focus goes from the app's page into what the package shows. */
  focus: () => void;
};

type Props = {
  packageId: string;
  /** What a screen reader says on the way into the frame. */
  title: string;
  /** The launcher is there, for the first time or anew: it waits for what to start. */
  onOpen: (host: FramedPackage) => void;
  /** All that the launcher says, but for its questions for files. */
  onMessage: (message: Exclude<FromLauncher, { type: 'file' }>, host: FramedPackage) => void;
  /** A file of a package that is saved on the device, or of the player, by its path. Left out: none is here. */
  fileOf?: (path: string) => Promise<AnsweredFile>;
  className?: string;
  style?: CSSProperties;
};

/** A package on a host of its own: whatever runs in it reaches nothing of the app but what is sent here (PACKAGE-1). */
export function PackageFrame({ packageId, title, onOpen, onMessage, fileOf, className, style }: Props): ReactNode {
  const origin = packageOrigin(useOrganisation(), packageId);
  const frame = useRef<HTMLIFrameElement>(null);
  const begin = useEffectEvent(onOpen);
  const handle = useEffectEvent((message: FromLauncher, host: FramedPackage) => {
    if (message.type === 'file') void answerFile(host, message, fileOf);
    else onMessage(message, host);
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let host: FramedPackage | undefined;
    const { close } = openPackageHost(element, origin, {
      onOpen: (opened) => {
        const focus = (): void => {
          element.focus();
          opened.send({ type: 'focus' });
        };
        host = { ...opened, focus };
        begin(host);
      },
      onMessage: (message) => {
        if (host !== undefined) handle(message, host);
      },
    });
    return close;
  }, [origin]);
  return (
    <iframe
      ref={frame}
      src={launcherAddress(origin)}
      title={title}
      sandbox={FRAME_SANDBOX}
      allow="autoplay; fullscreen"
      className={className}
      style={style}
    />
  );
}

/** An answer comes always: the launcher goes to the network for what is not here. */
async function answerFile(
  host: FramedPackage,
  { ask, path }: Extract<FromLauncher, { type: 'file' }>,
  fileOf: Props['fileOf'],
): Promise<void> {
  const file = fileOf === undefined ? null : await fileOf(path).catch(() => null);
  host.send({ type: 'file', ask, file });
}
