import { pathToRoot, type Session } from './activity.ts';
import { isChoosable, isValid } from './navigate.ts';
import { choose, goOn, type Outcome } from './requests.ts';
import { isBarred, isRuled } from './rules.ts';

export type Offers = {
  readonly canContinue: boolean;
  readonly canPrevious: boolean;
  readonly isOpen: (id: string) => boolean;
  readonly canJump: (id: string) => boolean;
  /** No choice of it is offered at all. */
  readonly isHidden: (id: string) => boolean;
};

/** What one may ask for from here, before what is open has ended. Going on is always offered in flow: it may end the whole. */
export function offers(session: Session): Offers {
  const opens = (outcome: Outcome): boolean =>
    typeof outcome !== 'string' && pathToRoot(outcome).every((each) => !isBarred(session, each));
  return {
    canContinue: isValid(session, { kind: 'continue' }),
    canPrevious: isValid(session, { kind: 'previous' }) && opens(goOn(session, 'backward')),
    isOpen: (id) => {
      const target = session.byId.get(id);
      return target !== undefined && isChoosable(session, target) && opens(choose(session, target));
    },
    canJump: (id) => {
      const target = session.byId.get(id);
      return target !== undefined && target.every.length === 0 && opens(target);
    },
    isHidden: (id) => {
      const activity = session.byId.get(id);
      return activity !== undefined && pathToRoot(activity).some((each) => isRuled(session, each, 'hiddenFromChoice'));
    },
  };
}
