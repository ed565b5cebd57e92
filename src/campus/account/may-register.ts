/**
 * Whether somebody may sign up (AUTH-6): where the organisation takes people at all, or only through a partner; a partner
 * that is restricted takes its own people in by itself, so nobody joins it from outside.
 */
export function mayRegister(
  { features }: { features: { hasRegistration: boolean; hasOnlySuborgRegistration: boolean } },
  partner: { isRestricted: boolean } | undefined,
): boolean {
  if (!features.hasRegistration || partner?.isRestricted === true) return false;
  return partner !== undefined || !features.hasOnlySuborgRegistration;
}
